import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import { useQuery } from '@tanstack/react-query';
import type { Path } from '../../api/calls.js';
import { useTranslate } from '../../i18n/I18nProvider.js';

const EVERY = 60_000;

/** A projection that stopped shows old figures: the people who read them must know. */
export function HaltedBanner() {
  const translate = useTranslate();
  const { data: isHalted } = useQuery({
    queryKey: ['health'],
    queryFn: async ({ signal }) => {
      const response = await fetch('/health/ready' satisfies Path, { signal });
      return response.status === 503;
    },
    refetchInterval: EVERY,
    staleTime: EVERY,
    retry: false,
    meta: { reference: true },
  });
  if (!isHalted) return null;
  return (
    <Alert severity="warning" sx={{ mb: 5 }}>
      <AlertTitle>{translate('halted.title')}</AlertTitle>
      {translate('halted.help')}
    </Alert>
  );
}
