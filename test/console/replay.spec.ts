/** What did this centre hold at that moment, who says so, prove it. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { isFitAtEverySize, said } from './support/look.js';
import { lotOf, StockKeeper } from './support/stock-data.js';
import { useConsole } from './support/use-console.js';
import { ENGLISH_PHONE, FRENCH_DESK } from './support/visit.js';
import { wordsIn } from './support/words.js';

const console_ = useConsole();

interface KeptProof {
  readonly evenement: { readonly hash: string; readonly index: number };
  readonly preuve: { readonly feuille: string; readonly chemin: readonly string[]; readonly racine: string };
  readonly empreinte: { readonly racine: string; readonly signature: string };
}

const WORDS = {
  choose: ['Choisissez un centre', 'Choose a centre'],
  centre: ['Centre', 'Centre'],
  banner: ['Vous regardez', 'You are looking at the past'],
  stockThen: ['Stock après ce mouvement', 'Stock after this movement'],
  showEvent: ['Afficher l’événement', 'Show event'],
  keepProof: ['Conserver la preuve', 'Keep the proof'],
  declaredUse: ['Utilisation déclarée et sorties', 'Declared use and exits'],
  follow: ['Relire les mouvements de', 'Replay the movements at'],
  replay: ['Relecture', 'Replay'],
} as const;

describe('an auditor', () => {
  it('finds what a centre held at a moment, who says so, and takes the proof home', async () => {
    const say = wordsIn(FRENCH_DESK, WORDS);
    const nord = await StockKeeper.signIn(console_.url, 'dispatch');
    const lot = lotOf('RJ');
    await nord.enter(lot, 12);
    const moment = new Date().toISOString();
    await nord.enter(`${lot}-2`, 5);
    const { body: centre } = await nord.client.get<{ id: string; nom: string }>('/centre/me');

    const window = await console_.as('auditeur', FRENCH_DESK, '/replay');
    const { page } = window;
    await said(page, say.choose);
    await page.getByRole('search').getByRole('combobox', { name: say.centre }).fill(centre.nom);
    await page.getByRole('option', { name: new RegExp(centre.nom) }).click();
    await page.waitForURL(/idCentre=/);
    await page.getByRole('slider', { name: say.stockThen }).waitFor();

    // As of the moment: the second batch was not there yet.
    const product = nord.productNamed('Immunol').id;
    await window.moveTo(
      `/replay?${new URLSearchParams({ idCentre: centre.id, idProduit: product, lot, asOf: moment })}`,
    );
    await page.getByRole('status').filter({ hasText: say.banner }).waitFor();
    await said(page, lot);
    await page.getByRole('slider', { name: say.stockThen }).waitFor();
    await isFitAtEverySize(page);

    await page.getByRole('button', { name: new RegExp(say.showEvent) }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('StockEntered').waitFor();
    await dialog.getByText(/"lot": /).waitFor();
    await isFitAtEverySize(page);
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('button', { name: say.keepProof }).click(),
    ]);
    const kept = JSON.parse(await readFile(await file.path(), 'utf8')) as KeptProof;
    const leaf = createHash('sha256').update(Buffer.of(0)).update(Buffer.from(kept.evenement.hash, 'hex'));
    expect(kept.preuve.feuille).toBe(leaf.digest('hex'));
    expect(kept.preuve.racine).toBe(kept.empreinte.racine);
    expect(kept.empreinte.signature).toBeTruthy();
  });

  it('comes to the movements from a discrepancy', async () => {
    const say = wordsIn(ENGLISH_PHONE, WORDS);
    const nord = await StockKeeper.signIn(console_.url, 'dispatch');
    const lot = lotOf('RD');
    const idStock = await nord.enter(lot, 9);
    const edited = await nord.client.put('/dispatch/stock', { idStock, quantite: -2, commentaire: 'Casse' });
    expect(edited.status).toBe(200);
    const { page } = await console_.as('auditeur', ENGLISH_PHONE, '/discrepancies');
    await said(page, lot);
    await said(page, say.declaredUse);
    await page
      .getByRole('link', { name: new RegExp(say.follow) })
      .first()
      .click();
    await page.getByRole('heading', { level: 1, name: say.replay }).waitFor();
    await said(page, lot);
  });
});
