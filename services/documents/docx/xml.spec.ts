import { isNestedDeeper } from './xml.js';

const nested = (levels: number) => '<a>'.repeat(levels) + '</a>'.repeat(levels);

describe('the depth of an XML text', () => {
  it.each([
    ['as many levels as allowed', nested(8), false],
    ['one level more', nested(9), true],
    ['many beside each other', `<a>${'<b><c/></b>'.repeat(100)}</a>`, false],
    ['empty elements', `<a>${'<b/>'.repeat(100)}</a>`, false],
    ['an end of tag in a value', `<a>${`<b x="/>" y='>'>`.repeat(9)}`, true],
    ['comments, texts and instructions', `<?x?>${'<!--<a>--><![CDATA[<a>]]>'.repeat(100)}`, false],
    ['a comment that ends in its middle', `<!-- > ${'<a>'.repeat(100)}-->`, false],
    ['a text that does not end', '<a b="', false],
    ['a comment that does not end', `<!--${'<a>'.repeat(100)}`, false],
  ])('is known for %s', (_, xml, expected) => {
    expect(isNestedDeeper(xml, 8)).toBe(expected);
  });
});
