import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { I18nProvider } from '../../i18n/I18nProvider.js';
import { loadTranslations, type Translate } from '../../i18n/provider.js';
import { batch } from '../../testing/batch.js';
import { renderInApp } from '../../testing/renderInApp.js';
import { preparableProducts } from './lines.js';
import { PreparationForm } from './PreparationForm.js';

const LINES = 10;

it('draws no line anew for what is typed into another field', async () => {
  const stock = Array.from({ length: LINES }, (_, index) =>
    batch(`b${index}`, `LOT-${index}`, null, { quantite: 1, transfertDate: null, dateSortie: null }),
  );
  const translations = await loadTranslations('fr');
  let drawn = 0;
  const translate: Translate = (key, options) => {
    // Said once for each line that is drawn: the name of the button that edits it.
    if (key === 'preparation.editNamed') drawn += 1;
    return translations.translate(key, options);
  };
  await renderInApp(
    <I18nProvider initial={{ ...translations, translate }}>
      <PreparationForm
        products={preparableProducts(stock, [{ id: 'p', stabilite28: null }])}
        destinations={[]}
        equipment={{ carriers: [], containers: [], trackers: [] }}
        request={{
          replenishmentID: 'request',
          productID: 'p',
          quantity: LINES,
          unitProduct: null,
          destination: null,
          carrier: null,
          commentFromReplenishment: null,
        }}
      />
    </I18nProvider>,
  );
  expect(drawn).toBeGreaterThanOrEqual(LINES);
  drawn = 0;
  fireEvent.change(screen.getByLabelText(/^Commentaire/), { target: { value: 'Q' } });
  expect(screen.getByLabelText(/^Commentaire/)).toHaveValue('Q');
  expect(drawn).toBe(0);
});

it('adds the line with Enter from its date, and sends nothing', async () => {
  const send = vi.fn(async () => Response.json({}));
  vi.stubGlobal('fetch', send);
  const stock = [batch('b', 'LOT-1', null, { transfertDate: null, dateSortie: null })];
  await renderInApp(
    <PreparationForm
      products={preparableProducts(stock, [{ id: 'p', stabilite28: 24 }])}
      destinations={[]}
      equipment={{ carriers: [], containers: [], trackers: [] }}
      request={undefined}
    />,
  );
  await userEvent.type(screen.getByRole('combobox', { name: /^Produit/ }), 'imm{Enter}');
  const quantity = screen.getByRole('textbox', { name: /^Quantité/ });
  await vi.waitFor(() => expect(quantity).toHaveFocus());
  await userEvent.keyboard('2');
  await userEvent.click(screen.getAllByRole('spinbutton', { name: /^(Jour|Day)/ })[0]!);
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByRole('button', { name: /^Modifier la ligne.*Immunol/ })).toBeVisible();
  expect(send).not.toHaveBeenCalled();
});
