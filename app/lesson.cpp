// SPDX-License-Identifier: GPL-3.0-or-later
// lesson: the lesson as one web page.
#include "app/lesson.hpp"

#include <algorithm>
#include <ostream>

#include "app/cli/shared_options.hpp"
#include "app/cli/shipped.hpp"
#include "app/drawing.hpp"
#include "app/figures.hpp"
#include "core/base/error.hpp"
#include "core/base/files.hpp"
#include "core/base/name.hpp"
#include "core/base/rules.hpp"
#include "core/study/lesson/lesson_material.hpp"
#include "ui/lesson/web_lesson.hpp"
#include "ui/shell/web_page.hpp"
#include "ui/words/file_names.hpp"

namespace littlestone::app {
namespace {

const Scenario& shipped_scenario(const std::string& name) {
  const auto& shipped = cli::shipped_scenarios();
  const auto found =
      std::find_if(shipped.begin(), shipped.end(), [&](const cli::ShippedScenario& one) { return one.name == name; });
  return found != shipped.end() ? found->scenario : shipped.front().scenario;
}

void configure_lesson(cli::Options& options) {
  cli::add_output(options, "out",
                  "File to write: .html, a web page with all stations, in English, German and Hebrew, for any browser "
                  "without a network.");
}

int run_lesson_command(const cli::Call& call) {
  call.expect_positionals(0);
  const std::string out = call.text("out");
  if (!ui::is_web_page(ui::file_text(out))) throw InputError("out", out, rules::web_page_ending());
  OutputFile file("out", out);  // what cannot be written is told before anything is computed
  ensure_gui();
  QByteArray page;
  try {
    page = lesson_web_page(cli::progress_observer(call.err()));
  } catch (const Stopped&) {
    call.err() << "stopped: no page was written\n";
    return cli::exit_stopped;
  }
  file.write(std::string_view(page.constData(), static_cast<std::size_t>(page.size())));
  file.commit();
  if (call.json()) {
    call.print({{"out", out}, {"bytes", page.size()}});
  } else {
    call.out() << harmless(out) << '\n';
  }
  return cli::exit_done;
}

}  // namespace

const Scenario& lesson_scenario() { return shipped_scenario("three-contests"); }
const Scenario& agreement_scenario() { return shipped_scenario("level-two"); }

QByteArray lesson_web_page(const Observer& observer) {
  const auto material = lesson_material(lesson_scenario(), agreement_scenario(), observer);
  const auto measured = material ? with_measured_loss(*material, observer) : nullptr;
  if (!measured) throw Stopped();
  return ui::lesson_page(measured, "littlestone-lab " LITTLESTONE_VERSION, observer);
}

const cli::Subcommand lesson_command = {"lesson", "--out FILE.html", "the lesson as one web page", configure_lesson,
                                        run_lesson_command};

}  // namespace littlestone::app
