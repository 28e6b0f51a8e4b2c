import { screen } from '@testing-library/react';
import { FormProvider, useForm } from 'react-hook-form';
import { describe, expect, it } from 'vitest';
import type { Locale } from '../../../i18n/locales.js';
import { renderInApp } from '../../../testing/renderInApp.js';
import { CheckDigitWarning } from './ProductSections.js';

function Form({ codeCip }: { codeCip: string }) {
  const form = useForm({ defaultValues: { codeCip } });
  return (
    <FormProvider {...form}>
      <CheckDigitWarning />
    </FormProvider>
  );
}

describe('the code of a product', () => {
  it.each<[Locale, RegExp]>([
    ['fr', /^La clé de contrôle de ce code CIP/],
    ['en', /^The check digit of this CIP code/],
  ])('with a wrong check digit is warned about in %s', async (locale, words) => {
    await renderInApp(<Form codeCip="34009 3000001 5" />, { locale });
    expect(screen.getByRole('status')).toHaveTextContent(words);
  });

  it.each(['3400930000014', '9300001', '', 'EPI-12', '96385074'])('%j is not', async (codeCip) => {
    await renderInApp(<Form codeCip={codeCip} />);
    expect(screen.queryByRole('status')).toBeNull();
  });
});
