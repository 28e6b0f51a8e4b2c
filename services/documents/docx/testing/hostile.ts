/** Templates that must not be printed, each with the fault that it is refused for. */
import { Document, Packer, Paragraph, TextRun } from 'docx';
import { strToU8, unzipSync, zipSync } from 'fflate';
import type { FaultCode } from '../../../words/codes.js';

/** A .docx of these paragraphs; several texts are several runs of one. */
export const docx = (...paragraphs: readonly (string | readonly string[])[]): Promise<Buffer> =>
  Packer.toBuffer(
    new Document({
      sections: [
        {
          children: paragraphs.map(
            (runs) => new Paragraph({ children: [runs].flat().map((text) => new TextRun(text)) }),
          ),
        },
      ],
    }),
  );

type Parts = Record<string, Uint8Array>;

/** The same file with parts added or changed. */
function altered(file: Buffer, change: (parts: Parts) => void): Buffer {
  const parts = unzipSync(file);
  change(parts);
  return Buffer.from(zipSync(parts));
}

/** The same file with the text of a part rewritten. */
export const rewritten = (file: Buffer, part: string, change: (text: string) => string): Buffer =>
  altered(file, (parts) => {
    parts[part] = strToU8(change(new TextDecoder().decode(parts[part])));
  });

const innocent = () => docx('{{numeroBl}}');
const adding = async (name: string, content: Uint8Array = strToU8('x')) =>
  altered(await innocent(), (parts) => Object.assign(parts, { [name]: content }));

const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const relating = async (type: string, target: string) =>
  rewritten(await innocent(), 'word/_rels/document.xml.rels', (text) =>
    text.replace(
      '</Relationships>',
      `<Relationship Id="x1" Type="${OFFICE}/${type}" Target="${target}" TargetMode="External"/></Relationships>`,
    ),
  );
const saying = async (xml: string) =>
  rewritten(await innocent(), 'word/document.xml', (text) => text.replace('</w:body>', `${xml}</w:body>`));

const MEBIBYTE = 1024 * 1024;
let packedBomb: Promise<Buffer> | undefined;
/** Packed once: that takes more than a second. */
function bomb(): Promise<Buffer> {
  packedBomb ??= adding('word/media/a.png', new Uint8Array(60 * MEBIBYTE));
  return packedBomb;
}

export const HOSTILE: readonly (readonly [what: string, file: () => Promise<Buffer>, code: FaultCode])[] = [
  ['an old .doc', async () => Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'template.error.oldFormat'],
  ['no zip', async () => Buffer.from('%PDF-1.7'), 'template.error.notDocx'],
  ['a page of HTML', async () => Buffer.from('<script>alert(1)</script>'), 'template.error.notDocx'],
  ['nothing', async () => Buffer.alloc(0), 'template.error.notDocx'],
  ['half a zip', async () => (await innocent()).subarray(0, 900), 'template.error.damaged'],
  [
    'a zip without a document',
    async () => Buffer.from(zipSync({ 'a.txt': strToU8('a') })),
    'template.error.notDocx',
  ],
  ['a macro', () => adding('word/vbaProject.bin'), 'template.error.macro'],
  ['an embedded object', () => adding('word/embeddings/oleObject1.bin'), 'template.error.activeContent'],
  ['a path out of the file', () => adding('../../outside.xml'), 'template.error.badPath'],
  ['an external picture', () => relating('image', 'http://127.0.0.1/a.png'), 'template.error.externalTarget'],
  [
    'a file of the machine',
    () => relating('hyperlink', 'file:///etc/passwd'),
    'template.error.externalTarget',
  ],
  ['a link that runs', () => relating('hyperlink', 'javascript:alert(1)'), 'template.error.externalTarget'],
  [
    'an attached template',
    () => relating('attachedTemplate', 'http://a/t.dotm'),
    'template.error.importedContent',
  ],
  [
    'a field that fetches',
    () =>
      saying(
        '<w:p><w:r><w:instrText>INCLUDE</w:instrText></w:r><w:r><w:instrText>PICTURE "http://a"</w:instrText></w:r></w:p>',
      ),
    'template.error.importedContent',
  ],
  [
    'a declaration of entities',
    async () =>
      rewritten(await innocent(), 'word/document.xml', () => '<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>'),
    'template.error.doctype',
  ],
  [
    'thirty thousand paragraphs in each other',
    () => saying('<w:p>'.repeat(30_000) + '</w:p>'.repeat(30_000)),
    'template.error.tooDeep',
  ],
  ['a bomb', bomb, 'template.error.tooLarge'],
  [
    'a thousand parts',
    async () =>
      altered(await innocent(), (parts) => {
        for (let n = 0; n < 1_000; n++) parts[`word/media/${n}.png`] = new Uint8Array(1);
      }),
    'template.error.tooManyParts',
  ],
];
