import { exampleOf } from '../../documents/examples/example.js';
import type { DocumentToPrint } from './document-printer.js';
import { openPrinter, type TestPrinter } from './testing/chromium.js';

describe('several documents that become one', () => {
  let printer: TestPrinter;
  beforeAll(() => {
    printer = openPrinter();
  });
  afterAll(() => printer.close());

  it('begins no further one once nobody waits for them', async () => {
    const values = exampleOf('DISPATCH_BL', { language: 'fr' });
    const abandoned = new AbortController();
    let begun = 0;
    const documents = Array.from(
      { length: 40 },
      (): DocumentToPrint => ({
        type: 'DISPATCH_BL',
        language: 'fr',
        get values() {
          begun += 1;
          if (begun === 6) abandoned.abort(new Error('nobody waits'));
          return values;
        },
      }),
    );
    await expect(printer.documents.print(documents, abandoned.signal)).rejects.toThrow('nobody waits');
    expect(begun).toBe(6);
  });
});
