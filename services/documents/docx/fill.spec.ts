import { unzipSync } from 'fflate';
import { exampleOf } from '../examples/example.js';
import { fillTemplate } from './fill.js';
import { docx, rewritten } from './testing/hostile.js';
import { withBody } from './testing/paragraphs.js';

const NOTE = exampleOf('DISPATCH_BL', { language: 'fr' });

/** The text of a template of these paragraphs, filled. */
async function filled(values: object, ...paragraphs: readonly string[]): Promise<string> {
  const file = await docx(...paragraphs);
  const { content } = await fillTemplate(file, { ...NOTE, ...values }, new Set());
  const body = new TextDecoder().decode(unzipSync(content)['word/document.xml']);
  return body.replace(/<[^>]*>/g, '');
}

describe('a filled template', () => {
  const block =
    '{{#commentaire}}Commentaire : {{commentaire}}{{/commentaire}}{{^commentaire}}Sans{{/commentaire}}';

  it('takes a block on a text for a condition, which leaves the fields around it in reach', async () => {
    expect(await filled({ commentaire: 'Urgent' }, block)).toBe('Commentaire : Urgent');
    expect(await filled({ commentaire: '' }, block)).toBe('Sans');
    expect(await filled({ commentaire: 'a\nb' }, block)).toBe('Commentaire : ab');
  });

  it('takes a block on a flag for a condition', async () => {
    const flag = '{{#decongele}}BL {{numeroBl}}{{/decongele}}';
    expect(await filled({ decongele: true, numeroBl: 'N-1' }, flag)).toBe('BL N-1');
    expect(await filled({ decongele: false, numeroBl: 'N-1' }, flag)).toBe('');
  });

  it('fills what is printed, and nothing else that looks like a tag', async () => {
    const file = await docx('{{numeroBl}}');
    const hidden = rewritten(file, 'word/document.xml', (xml) =>
      xml.replace('<w:p>', '<w:p><w:bookmarkStart w:id="1" w:name="{{{commentaire}}} {{nothing x}}"/>'),
    );
    const { content } = await fillTemplate(hidden, { ...NOTE, commentaire: '"><w:t>x</w:t>' }, new Set());
    const body = new TextDecoder().decode(unzipSync(content)['word/document.xml']);
    expect(body).toContain('w:name="{ {{ {commentaire} } } { {nothing x} }"'.replaceAll('{ {{ {', '{ { {'));
    expect(body).not.toContain('<w:t>x');
  });

  const tagged = '<w:p><w:r><w:t>{{numeroBl}}</w:t></w:r></w:p>';

  it.each([
    ['a comment in a text', '<w:p><w:r><w:t>x<!-- {{{commentaire}}} --></w:t></w:r></w:p>'],
    ['an element in a text', '<w:p><w:r><w:t>x<w:b w:val="{{{commentaire}}}"/></w:t></w:r></w:p>'],
    ['a text outside of paragraphs', '<w:r><w:t>x{{{commentaire}}}</w:t></w:r>'],
  ])('fills nothing that the check does not see: %s', async (_, xml) => {
    const { content } = await fillTemplate(
      await withBody(tagged + xml),
      { commentaire: 'filled' },
      new Set(),
    );
    expect(new TextDecoder().decode(unzipSync(content)['word/document.xml'])).not.toContain('filled');
  });

  it('prints a backslash before a tag, which is a tag all the same', async () => {
    const text = 'N°\\{{numeroBl}} \\\\{{#decongele}}oui{{/decongele}}';
    const printed = await filled({ numeroBl: 'N-1', decongele: true }, text);
    expect(printed.replaceAll('&#92;', '\\')).toBe('N°\\N-1 \\\\oui');
  });

  it('takes a block on a group or a list for what is in it', async () => {
    expect(await filled({}, '{{#destinataire}}{{nom}}{{/destinataire}}')).not.toBe('');
    const lines = NOTE.lignes as readonly { lot: string }[];
    expect(await filled({}, '{{#lignes}}{{lot}};{{/lignes}}')).toBe(
      lines.map(({ lot }) => `${lot};`).join(''),
    );
  });
});
