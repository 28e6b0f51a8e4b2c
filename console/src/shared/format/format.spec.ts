import { describe, expect, it, vi } from 'vitest';
import { loadTranslations } from '../../i18n/provider.js';
import { createFormat } from './format.js';

const vial = { nbDoses: 6.5, typeConditionnement: 'FLACON', peremptionType: 'MOIS' as const };
const french = createFormat(
  { dateFormat: 'FR', locale: 'fr', zone: 'Europe/Paris' },
  (await loadTranslations('fr')).translate,
);
const english = createFormat(
  { dateFormat: 'EN', locale: 'en', zone: 'Europe/Paris' },
  (await loadTranslations('en')).translate,
);

describe('dates', () => {
  it('follow the preference of the reader', () => {
    expect(french.date('2026-03-09')).toBe('09/03/2026');
    expect(english.date('2026-03-09')).toBe('03/09/2026');
    expect(french.dateTime('2026-03-09T22:15:00.000Z')).toBe('09/03/2026 23:15');
    expect(french.month('2026-03-31')).toBe('03/2026');
    expect(french.date(null)).toBe('–');
  });

  it.each(['Europe/Paris', 'America/New_York'])('keep their day in a browser in %s', (zone) => {
    vi.stubEnv('TZ', zone);
    expect(french.date('2026-03-09')).toBe('09/03/2026');
    expect(french.month('2026-03-01')).toBe('03/2026');
    vi.unstubAllEnvs();
  });

  it('show an expiry as exactly as it is known', () => {
    expect(french.expiry('2026-03-31', vial)).toBe('03/2026');
    expect(french.expiry('2026-03-31', { peremptionType: 'JOUR' })).toBe('31/03/2026');
  });
});

describe('numbers', () => {
  it('have one minus sign, whatever they count', () => {
    expect([french.number(-1234.5), english.number(-1234.5)]).toEqual(['−1 234,5', '−1,234.5']);
    expect([-2, 0, 2].map((value) => french.signed(value))).toEqual(['−2', '0', '+2']);
    expect(english.packages(-2, vial)).toBe('−2 vials');
  });
});

describe('quantities', () => {
  it('follow the language, whatever the date format', async () => {
    const { translate } = await loadTranslations('fr');
    const mixed = createFormat({ dateFormat: 'EN', locale: 'fr', zone: 'Europe/Paris' }, translate);
    expect(mixed.date('2026-03-09')).toBe('03/09/2026');
    expect(mixed.number(1365.5)).toMatch(/^1\s365,5$/);
  });

  it('keep the three decimals of a measure', () => {
    expect(english.number(3.456)).toBe('3.456');
  });

  it('are counted in the words of the language', () => {
    expect(french.packages(1, vial)).toBe('1 flacon');
    expect(english.packages(3, vial)).toBe('3 vials');
    expect(english.packages(2, { typeConditionnement: 'SACHET' })).toBe('2 × SACHET');
  });

  it('are written in doses to one decimal', () => {
    expect(french.doses(3, vial)).toBe('19,5 doses');
    expect(english.doses(3, vial)).toBe('19.5 doses');
  });
});
