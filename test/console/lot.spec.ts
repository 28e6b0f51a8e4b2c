import { Client } from '../support/client.js';
import { explainBatch, pick } from './support/form.js';
import { isAccessible, overhang, said } from './support/look.js';
import { lotOf, StockKeeper } from './support/stock-data.js';
import { useConsole } from './support/use-console.js';
import { ENGLISH_PHONE, FRENCH_DESK, settled } from './support/visit.js';

const console_ = useConsole();
let nord: StockKeeper;
let bellevue: Client;

beforeAll(async () => {
  nord = await StockKeeper.signIn(console_.url, 'dispatch');
  bellevue = await Client.signIn(console_.url, 'bellevue');
});

/** Of 12 vials sent to Centre Bellevue, 2 taken out there; 4 are on their way to Centre Rivière. */
async function spread(lot: string): Promise<void> {
  const { id: idBl } = await nord.send('Centre Bellevue', lot, 12);
  const entered = await bellevue.post('/vaccination/entree-stock', { idBl, conforme: true });
  const { body } = await bellevue.get<{ id: string }[]>(`/vaccination/stock?lot=${lot}`, {
    position: entered.position,
  });
  const exit = { idLigneBl: body[0]!.id, quantite: 2, sortieType: 'INTERNE' };
  expect((await bellevue.post('/vaccination/sortieFrigo', exit)).status).toBe(201);
  await nord.send('Centre Rivière', lot, 4);
}

describe('where every dose of a lot is', () => {
  it('is seen at a desk: found by a part of its number, as a map, a tree and balances that add up', async () => {
    const lot = lotOf('TRACE-A');
    await spread(lot);
    const { page } = await console_.as('admin', FRENCH_DESK, '/lots');
    await page.getByRole('textbox', { name: 'Numéro de lot' }).fill(lot.toLowerCase());
    await page.getByRole('button', { name: `Suivre le lot ${lot}` }).click();
    await page.waitForURL('**/lots/trace?**');
    await settled(page);
    await page.getByRole('img', { name: /3 centres et 2 trajets/ }).waitFor();
    await said(page, 'sorti : 2 flacons · reste : 10 flacons');
    await said(page, 'En route : 4 flacons');
    await page.getByRole('row', { name: /^Ensemble 16 12 0 0 16 2 0 0 10$/ }).waitFor();
    await page.getByRole('row', { name: /Plateforme Nord Centre Rivière 4 flacons En route/ }).waitFor();
    await page.getByRole('table', { name: 'Sorties de réfrigérateur' }).waitFor();
    await isAccessible(page);
  });

  it('is seen on a phone as a list, within reach of who asks', async () => {
    const lot = lotOf('TRACE-B');
    await spread(lot);
    const { page } = await console_.as('bellevue', ENGLISH_PHONE, '/lots');
    await page.getByRole('textbox', { name: 'Lot number' }).fill(lot);
    await page.getByRole('button', { name: `Trace lot ${lot}` }).click();
    await page.waitForURL('**/lots/trace?**');
    await settled(page);
    await said(page, 'taken out: 2 vials · left: 10 vials');
    expect(await page.getByText('Centre Rivière').count()).toBe(0);
    expect(await page.getByRole('img', { name: /centres and/ }).count()).toBe(0);
    expect(await overhang(page)).toEqual([]);
    await isAccessible(page);
  });
});

describe('a recall', () => {
  it('stops an exit that was about to be made, is acknowledged on a phone, and lifted', async () => {
    const lot = lotOf('RECALL');
    await spread(lot);
    const { page: fridge } = await console_.as('bellevue', ENGLISH_PHONE, '/vaccination/exits');
    await pick(fridge, /Immunol/);
    await pick(fridge, lot);
    await explainBatch(fridge);

    const { page: office } = await console_.as('admin', FRENCH_DESK, `/lots?lot=${lot}`);
    await office.getByRole('button', { name: `Suivre le lot ${lot}` }).click();
    await office.getByRole('button', { name: 'Rappeler un lot' }).click();
    await isAccessible(office);
    const send = office.getByRole('button', { name: 'Rappeler ce lot' });
    await send.click();
    await said(office, 'Champ obligatoire');
    await office.getByRole('textbox', { name: /^Motif/ }).fill('Défaut de stérilité');
    await office.getByRole('textbox', { name: 'Consigne' }).fill(`Mettre ${lot} en quarantaine`);
    await send.click();
    await office.waitForURL(/\/recalls\/[0-9a-f-]{36}$/);
    await said(office, 'Centres concernés : 0 sur 3 ont accusé réception');
    await isAccessible(office);

    await fridge.getByRole('button', { name: 'Take out 1 vial' }).click();
    await said(fridge, 'This lot is recalled: it cannot be prepared, taken out or returned');
    await said(fridge, `Instruction: Mettre ${lot} en quarantaine`);
    await fridge.getByRole('radio', { name: new RegExp(`${lot}.*Recalled`), disabled: true }).waitFor();
    await isAccessible(fridge);

    const { page: phone } = await console_.as('bellevue', ENGLISH_PHONE, '/recalls');
    await phone.getByRole('button', { name: `Open the recall of lot ${lot}` }).click();
    await phone.getByRole('button', { name: 'Acknowledge' }).click();
    await said(phone, 'Centres concerned: 1 of 1 have acknowledged');
    expect(await phone.getByRole('button', { name: 'Acknowledge' }).count()).toBe(0);
    await isAccessible(phone);

    await office.getByRole('button', { name: 'Lever le rappel' }).click();
    const question = office.getByRole('alertdialog');
    await question.getByRole('textbox', { name: 'Motif' }).fill('Analyse conforme');
    await question.getByRole('button', { name: 'Lever le rappel' }).click();
    await said(office, /Levé le .* : Analyse conforme/);
  });
});
