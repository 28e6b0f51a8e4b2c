/** What docx-preview does not hand on to the page, or takes amiss: written into the text before it is drawn. */
import type { Document, Element } from '@xmldom/xmldom';
import { token } from './tokens.js';

export function markLayout(document: Document): void {
  for (const table of Array.from(document.getElementsByTagName('w:tbl'))) {
    const rows = Array.from(table.getElementsByTagName('w:tr')).filter((row) => row.parentNode === table);
    const layout = table.getElementsByTagName('w:tblLayout')[0];
    if (layout?.getAttribute('w:type') === 'fixed' && rows[0]) mark(document, rows[0], 'fixed');
    for (const row of rows) if (repeats(row)) mark(document, row, 'head');
  }
  for (const spacing of Array.from(document.getElementsByTagName('w:spacing'))) {
    // The rule that the standard means where none is written.
    if (spacing.hasAttribute('w:line') && !spacing.hasAttribute('w:lineRule'))
      spacing.setAttribute('w:lineRule', 'auto');
  }
}

function repeats(row: Element): boolean {
  const head = row.getElementsByTagName('w:tblHeader')[0];
  return head !== undefined && !/^(?:0|false|off)$/.test(head.getAttribute('w:val') ?? '');
}

function mark(document: Document, row: Element, word: string): void {
  const paragraph = row.getElementsByTagName('w:p')[0];
  if (!paragraph) return;
  const text = document.createElementNS(paragraph.namespaceURI, 'w:t');
  text.textContent = token(word);
  // Hidden text: another program that opens the file shows nothing of it.
  const properties = document.createElementNS(paragraph.namespaceURI, 'w:rPr');
  properties.appendChild(document.createElementNS(paragraph.namespaceURI, 'w:vanish'));
  const run = document.createElementNS(paragraph.namespaceURI, 'w:r');
  run.appendChild(properties);
  run.appendChild(text);
  paragraph.appendChild(run);
}
