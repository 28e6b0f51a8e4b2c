import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import bwipjs from 'bwip-js/node';
import type { Browser } from 'playwright-core';
import { PNG } from 'pngjs';
import { Client } from '../support/client.js';
import { launchChromium } from './support/chromium.js';
import { pick } from './support/form.js';
import { isAccessible, isFitAtEverySize, said } from './support/look.js';
import { scan } from './support/scanner.js';
import { lotOf, StockKeeper } from './support/stock-data.js';
import { useConsole } from './support/use-console.js';
import { DESK, ENGLISH_PHONE, FRENCH_DESK, PHONE, settled, visitAs } from './support/visit.js';

const console_ = useConsole();
let nord: StockKeeper;
let bellevue: Client;
let gtin: string;

beforeAll(async () => {
  nord = await StockKeeper.signIn(console_.url, 'dispatch');
  bellevue = await Client.signIn(console_.url, 'bellevue');
  const { body } = await bellevue.get<{ codeCip: string; nomCommercial: string }[]>(
    '/referentiel/liste/produit',
  );
  gtin = `0${body.find(({ nomCommercial }) => nomCommercial === 'Immunol')?.codeCip}`;
});

async function inTheFridge(lot: string): Promise<void> {
  const { id: idBl } = await nord.send('Centre Bellevue', lot, 12);
  const { status } = await bellevue.post('/vaccination/entree-stock', { idBl, conforme: true });
  expect(status).toBe(201);
}

describe('a hand scanner', () => {
  it('picks product and batch of an exit, and takes back what it typed', async () => {
    const lot = lotOf('SCAN-A');
    await inTheFridge(lot);
    const { page } = await console_.as('bellevue', FRENCH_DESK, '/vaccination/exits');
    const hint = page.getByText('Scannez une boîte pour choisir produit et lot.');
    await hint.waitFor();
    await page.setViewportSize(PHONE);
    const camera = await page.getByRole('button', { name: 'Appareil photo' }).boundingBox();
    const words = await hint.boundingBox();
    // In one row on a phone too.
    expect(camera!.y).toBeLessThan(words!.y + words!.height);
    await page.setViewportSize(DESK);
    await pick(page, /Immunol/);
    const comment = page.getByRole('textbox', { name: /Commentaire/ });
    await comment.fill('vu à 8 h');
    await scan(page, `01${gtin}1732123110${lot}`);
    await said(page, `Lu : Immunol, lot ${lot}`);
    expect(await page.getByRole('radio', { name: new RegExp(lot) }).isChecked()).toBe(true);
    expect(await comment.inputValue()).toBe('vu à 8 h');
    await isAccessible(page);
  });
});

describe('the palette', () => {
  it('leads anywhere by a few letters', async () => {
    const { page } = await console_.as('dispatch', FRENCH_DESK, '/');
    await page.keyboard.press('Control+k');
    const dialog = page.getByRole('dialog', { name: 'Rechercher' });
    await dialog.getByRole('combobox').and(page.locator(':focus')).waitFor();
    await isFitAtEverySize(page);
    await page.keyboard.type('immu');
    await dialog
      .getByRole('option', { name: /Immunol/ })
      .first()
      .waitFor();
    await isAccessible(page);
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/dispatch\/stocks\?filter=/);
    await settled(page);
    await page.keyboard.press('Control+k');
    await dialog.getByRole('combobox').fill('PN-2026-000001');
    await dialog.getByRole('option', { name: 'Mouvements du bon' }).waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
  });
});

describe('the camera', () => {
  const lot = lotOf('SCAN-C');
  let folder: string;
  let browser: Browser;

  beforeAll(async () => {
    await inTheFridge(lot);
    folder = await mkdtemp(join(tmpdir(), 'camera-'));
    const video = join(folder, 'label.y4m');
    await writeFile(video, await videoOf(`(01)${gtin}(10)${lot}`));
    browser = await launchChromium([
      '--use-fake-ui-for-media-stream',
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-video-capture=${video}`,
    ]);
  });
  afterAll(async () => {
    await browser?.close();
    await rm(folder, { recursive: true, force: true });
  });

  it('reads a printed label', async () => {
    const window = await visitAs(browser, console_.url, 'bellevue', ENGLISH_PHONE, '/vaccination/exits');
    const { page } = window;
    await page.getByRole('button', { name: 'Camera' }).click();
    await said(page, `Read: Immunol, batch ${lot}`);
    await settled(page);
    expect(await page.getByRole('radio', { name: new RegExp(lot) }).isChecked()).toBe(true);
    await isAccessible(page);
    expect(window.faults).toEqual([]);
    await window.close();
  });
});

const WIDTH = 640;
const HEIGHT = 480;

/** A film of one picture, which a camera would show of a label: black on white, in the middle. */
async function videoOf(code: string): Promise<Buffer> {
  const png = PNG.sync.read(
    await bwipjs.toBuffer({
      bcid: 'gs1datamatrix',
      text: code,
      scale: 8,
      padding: 8,
      backgroundcolor: 'FFFFFF',
    }),
  );
  const luminance = Buffer.alloc(WIDTH * HEIGHT, 235);
  const left = Math.floor((WIDTH - png.width) / 2);
  const top = Math.floor((HEIGHT - png.height) / 2);
  for (let y = 0; y < png.height; y++) {
    for (let x = 0; x < png.width; x++) {
      const isDark = png.data[4 * (y * png.width + x)]! < 128;
      luminance[(top + y) * WIDTH + left + x] = isDark ? 16 : 235;
    }
  }
  const colour = Buffer.alloc((WIDTH * HEIGHT) / 2, 128);
  const frame = Buffer.concat([Buffer.from('FRAME\n'), luminance, colour]);
  return Buffer.concat([
    Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F10:1 Ip A1:1 C420jpeg\n`),
    ...Array.from({ length: 10 }, () => frame),
  ]);
}
