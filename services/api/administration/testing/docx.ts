import { strToU8, zipSync } from 'fflate';
import type { SentFile } from './administration-api.js';

const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument';
const WORD = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const MAIN = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
const RELATIONS = 'application/vnd.openxmlformats-package.relationships+xml';

/** The least that Word opens: a paragraph. */
export function docx(text: string, name = 'modele.docx'): SentFile {
  const parts = {
    '[Content_Types].xml': `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="${RELATIONS}"/><Override PartName="/word/document.xml" ContentType="${MAIN}"/></Types>`,
    '_rels/.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}" Target="word/document.xml"/></Relationships>`,
    'word/document.xml': `<w:document xmlns:w="${WORD}"><w:body><w:p><w:r><w:t>${text}</w:t></w:r></w:p></w:body></w:document>`,
  };
  const entries = Object.entries(parts).map(([path, xml]) => [path, strToU8(xml)]);
  return { name, content: Buffer.from(zipSync(Object.fromEntries(entries))) };
}
