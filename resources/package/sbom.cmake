# SPDX-License-Identifier: GPL-3.0-or-later
# CPack calls this when the packages are made. It writes beside each what is in it, in the format SPDX 2.3:
# PACKAGE.deb.spdx.json. The same package gives the same bytes.
string(TIMESTAMP created "%Y-%m-%dT%H:%M:%SZ" UTC)  # that of SOURCE_DATE_EPOCH where it is set

foreach(file IN LISTS CPACK_PACKAGE_FILES)
  get_filename_component(name ${file} NAME)
  string(REGEX REPLACE "_.*" "" component ${name})
  string(TOUPPER ${component} key)
  file(SHA256 ${file} sha256)
  set(packages "")
  set(relationships "")
  foreach(part IN LISTS CPACK_SBOM_ALL CPACK_SBOM_${key})
    string(REPLACE "|" ";" part "${part}")
    list(GET part 0 part_name)
    list(GET part 1 version)
    list(GET part 2 licence)
    list(GET part 3 how)
    if(version STREQUAL "NOASSERTION")  # fonts say theirs nowhere where CMake could read it
      set(version "")
    else()
      set(version "      \"versionInfo\": \"${version}\",\n")
    endif()
    set(id SPDXRef-${part_name})
    if(how STREQUAL "linked")
      set(relation DYNAMIC_LINK)
    else()
      set(relation CONTAINS)
    endif()
    string(APPEND packages ",
    {
      \"SPDXID\": \"${id}\",
      \"name\": \"${part_name}\",
${version}      \"downloadLocation\": \"NOASSERTION\",
      \"filesAnalyzed\": false,
      \"licenseConcluded\": \"${licence}\",
      \"licenseDeclared\": \"${licence}\",
      \"copyrightText\": \"NOASSERTION\"
    }")
    string(APPEND relationships ",
    {\"spdxElementId\": \"SPDXRef-Package\", \"relationshipType\": \"${relation}\", \"relatedSpdxElement\": \"${id}\"}")
  endforeach()
  file(WRITE ${CPACK_PACKAGE_DIRECTORY}/${name}.spdx.json "{
  \"spdxVersion\": \"SPDX-2.3\",
  \"dataLicense\": \"CC0-1.0\",
  \"SPDXID\": \"SPDXRef-DOCUMENT\",
  \"name\": \"${name}\",
  \"documentNamespace\": \"urn:sha256:${sha256}\",
  \"creationInfo\": {\"created\": \"${created}\", \"creators\": [\"Tool: CMake-${CMAKE_VERSION}\"]},
  \"packages\": [
    {
      \"SPDXID\": \"SPDXRef-Package\",
      \"name\": \"${component}\",
      \"versionInfo\": \"${CPACK_PACKAGE_VERSION}\",
      \"packageFileName\": \"${name}\",
      \"downloadLocation\": \"NOASSERTION\",
      \"filesAnalyzed\": false,
      \"checksums\": [{\"algorithm\": \"SHA256\", \"checksumValue\": \"${sha256}\"}],
      \"licenseConcluded\": \"GPL-3.0-or-later\",
      \"licenseDeclared\": \"GPL-3.0-or-later\",
      \"copyrightText\": \"The authors of Littlestone Lab\"
    }${packages}
  ],
  \"relationships\": [
    {\"spdxElementId\": \"SPDXRef-DOCUMENT\", \"relationshipType\": \"DESCRIBES\", \"relatedSpdxElement\": \"SPDXRef-Package\"}${relationships}
  ]
}
")
endforeach()
