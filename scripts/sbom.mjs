/**
 * `npm run sbom`: writes sbom.cdx.json, a CycloneDX bill of materials of what runs in production (services and console),
 * made by npm itself from what is installed, and licences.md, the same packages by licence.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkNode, install, root, run } from './lib/prepare.mjs';
import { say } from './lib/terminal.mjs';

checkNode();
await install();
const bill = await run('npm', ['sbom', '--sbom-format=cyclonedx', '--omit=dev', '--loglevel=error']);
writeFileSync(join(root, 'sbom.cdx.json'), bill);

const byLicence = new Map();
for (const { name, version, licenses } of JSON.parse(bill).components) {
  // The console is a workspace of ours.
  if (name === 'console') continue;
  const stated = licenses
    ?.map(({ license, expression }) => expression ?? license.id ?? license.name)
    .join(' AND ');
  const licence = stated || olderLicence(name) || 'none stated';
  byLicence.set(licence, [...(byLicence.get(licence) ?? []), `${name} ${version}`]);
}
const sections = [...byLicence]
  .sort(([, a], [, b]) => b.length - a.length)
  .map(
    ([licence, packages]) =>
      `## ${licence} (${packages.length})\n\n${[...new Set(packages)].sort().join(', ')}\n`,
  );
writeFileSync(join(root, 'licences.md'), `# Licences of what runs in production\n\n${sections.join('\n')}`);
for (const [licence, packages] of byLicence) say(`${String(packages.length).padStart(5)}  ${licence}`);
say('sbom.cdx.json and licences.md are written');

/** Older packages write it in ways that npm does not take over. */
function olderLicence(name) {
  const { license, licenses } = JSON.parse(
    readFileSync(join(root, 'node_modules', name, 'package.json'), 'utf8'),
  );
  return [license ?? licenses ?? []]
    .flat()
    .map((one) => one.type ?? one)
    .join(' OR ');
}
