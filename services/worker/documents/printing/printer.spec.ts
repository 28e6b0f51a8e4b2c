import { readFile } from 'node:fs/promises';
import { eventually } from '../../../../test/support/eventually.js';
import { Listener } from '../testing/hostile.js';
import { pagesOf } from '../testing/pdf.js';
import { BROWSER_OPTIONS, BrowserKeeper } from './browser.js';
import { PRINTER_OPTIONS, Printer, PrintTimeout } from './printer.js';

const page = (words: string) => ({ html: `<!doctype html><p>${words}</p>` });
const textOf = async (pdf: Buffer) => (await pagesOf(pdf)).map(({ text }) => text);

const isAlive = (id: number) => {
  try {
    return process.kill(id, 0);
  } catch {
    return false;
  }
};

describe('the printer', () => {
  let keeper: BrowserKeeper;
  let printer: Printer;
  beforeAll(() => {
    // Before the first browser starts, which is to know nothing of it.
    process.env.TOKEN_KEY = 'a secret that no page may find';
    keeper = new BrowserKeeper();
    printer = new Printer(keeper);
  });
  afterAll(async () => {
    delete process.env.TOKEN_KEY;
    await keeper.close();
  });

  it('prints one document after the other, each without a trace of the one before', async () => {
    const pdfs = await Promise.all(
      Array.from({ length: 120 }, (_, number) => printer.print(page(`document ${number}`))),
    );
    for (const number of [0, 1, 60, 119]) {
      expect(await textOf(pdfs[number]!)).toEqual([`document ${number}`]);
      expect(pdfs[number]!.includes(`document ${number - 1}`)).toBe(false);
    }
  });

  it('prints nothing else on a page that has tried to reach an address', async () => {
    const listener = await Listener.start();
    const leaving = `<meta http-equiv="refresh" content="0;url=${listener.url}/away"><p>leaving</p>`;
    for (let turn = 0; turn < 5; turn++) {
      expect(await textOf(await printer.print({ html: leaving }))).toEqual(['leaving']);
      expect(await textOf(await printer.print(page('staying')))).toEqual(['staying']);
    }
    expect(listener.reached).toEqual([]);
    await listener.stop();
  });

  it('starts another browser where one has died, between documents or under one', async () => {
    const die = () =>
      keeper.use(async (browser) => {
        const session = await browser.newBrowserCDPSession();
        await session.send('Browser.crash').catch(() => undefined);
      });
    await die();
    expect(await textOf(await printer.print(page('after a death')))).toEqual(['after a death']);
    const long = page('<br>many<br>words'.repeat(1_000));
    const [pdf] = await Promise.all([printer.print(long), die()]);
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  });

  it.each([
    ['before a page is opened', false],
    ['with a page that is open', true],
  ])('starts another browser where one hangs %s, and ends that one', async (_, hasPage) => {
    const watchful = new BrowserKeeper({ ...BROWSER_OPTIONS, askEveryMs: 100, answersWithinMs: 5_000 });
    const patient = new Printer(watchful);
    try {
      if (hasPage) await patient.print(page('before'));
      const id = await watchful.use(async (browser) => {
        const session = await browser.newBrowserCDPSession();
        const { processInfo } = await session.send('SystemInfo.getProcessInfo');
        return processInfo.find(({ type }) => type === 'browser')!.id;
      });
      process.kill(id, 'SIGSTOP');
      const words = ['one', 'two', 'three', 'four'];
      const pdfs = await Promise.all(words.map((word) => patient.print(page(word))));
      expect(await Promise.all(pdfs.map(textOf))).toEqual(words.map((word) => [word]));
      // Playwright would kill it after half a minute; one that awakes before finds that it is to end.
      process.kill(id, 'SIGCONT');
      await eventually(() => !isAlive(id));
    } finally {
      await watchful.close();
    }
  });

  it('draws in a browser that is never root, and knows no setting of the service', async () => {
    const processes = await keeper.use(async (browser) => {
      const page = await browser.newPage();
      try {
        await page.setContent('<p>here</p>');
        const session = await browser.newBrowserCDPSession();
        const { processInfo } = await session.send('SystemInfo.getProcessInfo');
        return await Promise.all(
          processInfo.map(async ({ id }) => ({
            users: /^Uid:\s+(.*)$/m.exec(await readFile(`/proc/${id}/status`, 'utf8'))?.[1]?.split(/\s+/),
            environment: await readFile(`/proc/${id}/environ`, 'utf8').catch(() => ''),
          })),
        );
      } finally {
        await page.close();
      }
    });
    expect(processes.length).toBeGreaterThan(1);
    for (const { users, environment } of processes) {
      expect(users).not.toContain('0');
      expect(environment).not.toContain('a secret');
    }
  });

  it('gives up what takes too long, and prints the next', async () => {
    const hasty = new Printer(keeper, { ...PRINTER_OPTIONS, timeoutMs: 1 });
    await expect(hasty.print(page('slow'))).rejects.toThrow(PrintTimeout);
    expect(await textOf(await printer.print(page('next')))).toEqual(['next']);
  });

  it('prints with another browser after one document took too long, and ends no other document by it', async () => {
    const before = await keeper.use(async (browser) => browser);
    const long = printer.print(page('<br>many<br>words'.repeat(1_000)));
    await expect(
      new Printer(keeper, { ...PRINTER_OPTIONS, timeoutMs: 1 }).print(page('slow')),
    ).rejects.toThrow(PrintTimeout);
    expect(await keeper.use(async (browser) => browser !== before)).toBe(true);
    expect((await long).subarray(0, 5).toString()).toBe('%PDF-');
  });
});
