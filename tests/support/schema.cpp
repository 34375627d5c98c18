// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/schema.hpp"

#include <nlohmann/json.hpp>
#include <valijson/adapters/nlohmann_json_adapter.hpp>
#include <valijson/schema.hpp>
#include <valijson/schema_parser.hpp>
#include <valijson/validation_results.hpp>
#include <valijson/validator.hpp>

namespace littlestone::test {

std::vector<std::string> schema_problems(const std::string& schema, const std::string& document) {
  const nlohmann::json schema_json = nlohmann::json::parse(schema);
  const nlohmann::json document_json = nlohmann::json::parse(document);
  const valijson::adapters::NlohmannJsonAdapter schema_adapter(schema_json);
  const valijson::adapters::NlohmannJsonAdapter document_adapter(document_json);
  valijson::Schema parsed;
  valijson::SchemaParser().populateSchema(schema_adapter, parsed);
  valijson::ValidationResults results;
  std::vector<std::string> problems;
  if (valijson::Validator(valijson::Validator::kStrongTypes).validate(parsed, document_adapter, &results))
    return problems;
  valijson::ValidationResults::Error error;
  while (results.popError(error)) {
    std::string place;
    for (const std::string& part : error.context) place += part;
    problems.push_back(place + ": " + error.description);
  }
  if (problems.empty()) problems.emplace_back("is not valid");
  return problems;
}

}  // namespace littlestone::test
