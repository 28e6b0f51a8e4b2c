/** PAGE and NUMPAGES are known only when pages are made: they travel as tokens in the text. */
import type { Document, Element } from '@xmldom/xmldom';
import { token } from './tokens.js';

export function pageFieldsToTokens(document: Document): void {
  for (const field of Array.from(document.getElementsByTagName('w:fldSimple'))) {
    const value = tokenOf(field.getAttribute('w:instr') ?? '');
    if (!value) continue;
    const texts = Array.from(field.getElementsByTagName('w:t'));
    texts.forEach((text, index) => {
      text.textContent = index === 0 ? value : '';
    });
    while (field.firstChild) field.parentNode!.insertBefore(field.firstChild, field);
    field.parentNode!.removeChild(field);
  }
  for (const paragraph of Array.from(document.getElementsByTagName('w:p')))
    complexFieldsToTokens(document, paragraph);
}

/** begin … instruction … separate … result … end, each in runs of its own. */
function complexFieldsToTokens(document: Document, paragraph: Element): void {
  let field: { runs: Element[]; instruction: string } | undefined;
  for (const run of Array.from(paragraph.getElementsByTagName('w:r'))) {
    const mark = run.getElementsByTagName('w:fldChar')[0]?.getAttribute('w:fldCharType');
    if (mark === 'begin') field = { runs: [], instruction: '' };
    if (!field) continue;
    field.runs.push(run);
    for (const text of Array.from(run.getElementsByTagName('w:instrText')))
      field.instruction += text.textContent ?? '';
    if (mark !== 'end') continue;
    const value = tokenOf(field.instruction);
    if (value) replaceRuns(document, field.runs, value);
    field = undefined;
  }
}

function replaceRuns(document: Document, runs: readonly Element[], value: string): void {
  const [keeper, ...rest] = runs as [Element, ...Element[]];
  for (const child of Array.from(keeper.childNodes))
    if (child.nodeName !== 'w:rPr') keeper.removeChild(child);
  const text = document.createElementNS(keeper.namespaceURI, 'w:t');
  text.textContent = value;
  keeper.appendChild(text);
  for (const run of rest) run.parentNode?.removeChild(run);
}

function tokenOf(instruction: string): string | undefined {
  const name = instruction.trim().split(/\s+/)[0]?.toUpperCase();
  if (name === 'PAGE') return token('page');
  return name === 'NUMPAGES' ? token('pages') : undefined;
}
