/** What an auditor takes home, as a page; it has no template of the centre's: it is the same wherever it is printed. */
import { readFileSync } from 'node:fs';
import { documentWord } from '../../../words/catalogue.js';
import type { DossierValues } from '../data/dossier.js';
import { fullPageCss, type LayoutOptions, renderPage } from './render.js';

const css = readFileSync(new URL('./dossier.css', import.meta.url), 'utf8');

/** HTML that has everything inside it. */
export function renderDossier(values: DossierValues, { language, logo }: LayoutOptions): string {
  const title = `${values.titre} ${values.objet}`;
  const printed = `${documentWord('printed', language)} ${values.dateEdition} ${values.heureEdition}`;
  return renderPage('dossier.hbs', {
    language,
    logo,
    title,
    css: fullPageCss(language, `${title}  ·  ${printed}`) + css,
    values,
  });
}
