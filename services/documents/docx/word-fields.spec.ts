import { checkTemplate } from './check.js';
import { withBody } from './testing/paragraphs.js';

describe('the fields of Word in a template', () => {
  const run = (xml: string) => `<w:r>${xml}</w:r>`;
  const mark = (type: string) => run(`<w:fldChar w:fldCharType="${type}"/>`);
  const says = (...texts: readonly string[]) =>
    texts.map((text) => run(`<w:instrText xml:space="preserve">${text}</w:instrText>`)).join('');
  const complex = (...instruction: readonly string[]) =>
    `${mark('begin')}${instruction.join('')}${mark('separate')}${run('<w:t>x</w:t>')}${mark('end')}`;
  const simple = (instruction: string) =>
    `<w:fldSimple w:instr="${instruction}">${run('<w:t>x</w:t>')}</w:fldSimple>`;
  const codesOf = async (xml: string) =>
    (await checkTemplate(await withBody(xml), 'DISPATCH_BL')).map(({ code }) => code);
  const inParagraph = (xml: string) => `<w:p>${xml}</w:p>`;

  it.each([
    ['HYPERLINK &quot;https://example.org/quality-control&quot;'],
    ['HYPERLINK &quot;https://example.org/link&quot; \\h \\* MERGEFORMAT'],
    ['HYPERLINK \\l &quot;import&quot; \\o &quot;Database: link&quot;'],
    ['HYPERLINK &quot;mailto:control@example.org&quot;'],
    ['REF Control \\h'],
    [' TOC \\o &quot;1-3&quot; \\b Import '],
    [' PAGE '],
    ['=1+1'],
  ])('may be %s', async (instruction) => {
    expect(await codesOf(inParagraph(complex(says(instruction))))).toEqual([]);
    expect(await codesOf(inParagraph(simple(instruction)))).toEqual([]);
  });

  it('may be in one another', async () => {
    const pages = complex(says(' NUMPAGES '));
    expect(
      await codesOf(inParagraph(complex(says(' IF '), pages, says(' = 1 &quot;import&quot; ')))),
    ).toEqual([]);
    expect(await codesOf(inParagraph(complex(says('='), pages, says('-1'))))).toEqual([]);
    expect(await codesOf(inParagraph(complex(says('IF'), pages, says('=1 a'))))).toEqual([]);
  });

  const IMPORTED = ['template.error.importedContent'];
  const fetches = says('INCLUDEPICTURE &quot;http://a&quot;');

  it.each([
    ['as one word', inParagraph(complex(fetches))],
    ['in small letters', inParagraph(simple('includetext file'))],
    ['without a space', inParagraph(simple('LINK&quot;x&quot;'))],
    ['in quotes', inParagraph(simple('&quot;DDEAUTO&quot; x'))],
    ['over several runs', inParagraph(complex(says('INC', 'LUDE', 'PICTURE &quot;http://a&quot;')))],
    [
      'over several paragraphs',
      `${inParagraph(`${mark('begin')}${says('IMP')}`)}${inParagraph(`${says('ORT x')}${mark('end')}`)}`,
    ],
    ['in another field', inParagraph(complex(says('IF 1 = 1 '), complex(fetches)))],
    ['in a string', inParagraph(complex(says('QUOTE &quot;a '), complex(fetches), says(' b&quot;')))],
    [
      'in the string of a link',
      inParagraph(complex(says('HYPERLINK &quot;https://a/'), complex(fetches), says('&quot;'))),
    ],
    [
      'in the result of another',
      inParagraph(`${mark('begin')}${says('PAGE')}${mark('separate')}${complex(fetches)}${mark('end')}`),
    ],
    ['with a name from another', inParagraph(complex(complex(says('QUOTE RD')), says(' x')))],
    [
      'with a part of its name from another',
      inParagraph(complex(says('INCL'), complex(says('QUOTE UDETEXT')), says(' x'))),
    ],
    [
      'with a part of its name from a text',
      inParagraph(complex(says('INCL'), run('<w:t>UDETEXT</w:t>'), says(' x'))),
    ],
    [
      'with a part of its name from a simple one',
      inParagraph(complex(says('INCL'), simple('QUOTE UDETEXT'), says(' x'))),
    ],
    ['after another in the same paragraph', inParagraph(complex(says('PAGE')) + complex(fetches))],
    ['without its marks', inParagraph(fetches)],
    ['without its end', inParagraph(mark('begin') + fetches)],
    [
      'deleted, and to be restored',
      inParagraph(`<w:del>${complex(run('<w:delInstrText>RD x</w:delInstrText>'))}</w:del>`),
    ],
    ['under another prefix', inParagraph('<x:fldSimple xmlns:x="x" x:instr="RD x"/>')],
  ])('may not bring anything in: %s', async (_, xml) => {
    expect(await codesOf(xml)).toEqual(IMPORTED);
  });

  it.each([
    ['HYPERLINK &quot;file:///etc/passwd&quot;'],
    ['HYPERLINK \\o &quot;tip&quot; &quot;file:///etc/passwd&quot;'],
    ['HYPERLINK \\n javascript:x'],
    ['HYPERLINK &quot;\\\\server\\share&quot;'],
    ['HYPERLINK\u201Cjavascript:x\u201D'],
  ])('may not lead elsewhere: %s', async (instruction) => {
    expect(await codesOf(inParagraph(simple(instruction)))).toEqual(['template.error.externalTarget']);
    const second = complex(says('HYPERLINK &quot;https://a&quot;')) + complex(says(instruction));
    expect(await codesOf(inParagraph(second))).toEqual(['template.error.externalTarget']);
  });

  it('may not lead to what another says', async () => {
    const link = complex(says('HYPERLINK '), complex(says('QUOTE x')));
    expect(await codesOf(inParagraph(link))).toEqual(['template.error.externalTarget']);
  });
});
