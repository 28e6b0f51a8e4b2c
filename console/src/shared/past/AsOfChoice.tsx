import Box from '@mui/material/Box';
import { useSearchParams } from 'react-router';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { ListFilters } from '../list/ListFilters.js';
import { FormAsOf } from './FormAsOf.js';
import { PastBanner } from './PastBanner.js';
import { usePast } from './usePast.js';

/** Head of a page that can be looked at as of a moment, which stays in the address. */
export function AsOfChoice() {
  const translate = useTranslate();
  const asOf = usePast();
  const [search, setSearch] = useSearchParams();
  const choose = (chosen: string | null) => {
    const { asOf: _, ...others } = Object.fromEntries(search);
    setSearch({ ...others, ...(chosen && { asOf: chosen }) }, { replace: true });
  };
  return (
    <Box component="section" aria-label={translate('past.asOf')}>
      <ListFilters values={{ asOf: asOf ?? null }} defaults={NOW} onApply={(values) => choose(values.asOf)}>
        <FormAsOf />
      </ListFilters>
      <PastBanner asOf={asOf} onPresent={() => choose(null)} />
    </Box>
  );
}

const NOW: { readonly asOf: string | null } = { asOf: null };
