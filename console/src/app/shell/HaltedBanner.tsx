import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import { useQuery } from '@tanstack/react-query';
import type { Path } from '../../api/calls.js';
import type { Schemas } from '../../api/types.js';
import { useTranslate } from '../../i18n/I18nProvider.js';

const EVERY = 60_000;

/** A projection that stopped shows old figures: the people who read them must know. */
export function HaltedBanner() {
  const translate = useTranslate();
  const { data: isOld } = useQuery({
    queryKey: ['health'],
    queryFn: async ({ signal }) => {
      const response = await fetch('/health/ready' satisfies Path, { signal });
      if (response.status === 503) return true;
      return ((await response.json()) as Schemas['HealthDto']).figures === 'old';
    },
    refetchInterval: EVERY,
    staleTime: EVERY,
    retry: false,
    meta: { reference: true },
  });
  if (!isOld) return null;
  return (
    <Alert severity="warning" sx={{ mb: 5 }}>
      <AlertTitle>{translate('halted.title')}</AlertTitle>
      {translate('halted.help')}
    </Alert>
  );
}
