import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { useRead } from '../../api/queries.js';
import { useCommand } from '../../api/useCommand.js';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { usePrefix } from '../../providers/session/prefix.js';
import { useFormat } from '../../providers/session/SessionProvider.js';
import { useConfirm } from '../../shared/dialog/Confirm.js';
import { useAnnounce } from '../../shared/feedback/Messages.js';
import { useTold } from '../../shared/feedback/useTold.js';
import { ActionBar } from '../../shared/page/ActionBar.js';
import { useIsSmall } from '../../shared/page/useIsSmall.js';
import { Difference } from './CountLines.js';
import { correctionsOf, dosesOf, isCounted } from './stock-count.js';
import { type Counting, type TypedCount, useShowCount } from './useCountCommands.js';

/** How a count ends; only users who may edit the stock close it. */
export function CountActions({ count, saves, typed }: Counting & { readonly typed: TypedCount }) {
  const translate = useTranslate();
  const announce = useAnnounce();
  const told = useTold();
  const confirm = useConfirm();
  const isSmall = useIsSmall();
  const prefix = usePrefix();
  const show = useShowCount(count.id);
  const parameters = { path: { id: count.id } };
  const close = useCommand({ method: 'put', path: `/${prefix}/inventaire/{id}/cloture`, parameters });
  const abandon = useCommand({ method: 'put', path: `/${prefix}/inventaire/{id}/abandon`, parameters });
  const [isWaiting, setWaiting] = useState(false);
  const isBusy = isWaiting || close.isPending || abandon.isPending;
  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);

  const end = async (command: typeof close | typeof abandon, done: string) => {
    const ended = await told(command.mutateAsync(undefined), { done });
    if (!ended) return;
    show(ended);
    // The buttons are removed with the open count, so that the focus cannot return to them.
    document.querySelector('main')?.focus({ preventScroll: true });
  };
  const askToClose = async () => {
    setWaiting(true);
    // The click takes the focus out of a cell of the table, which saves what was typed there.
    const isRight = (await typed.current?.save()) ?? true;
    const saved = await Promise.all(saves.values());
    setWaiting(false);
    // The user has gone elsewhere meanwhile.
    if (!isShown.current) return;
    if (!isRight || saved.includes(false)) {
      return announce.error(translate(isSmall ? 'stockCount.unsavedOnPhone' : 'stockCount.unsaved'));
    }
    const isMeant = await confirm({
      title: translate('stockCount.closeTitle'),
      text: <CorrectionSummary countId={count.id} />,
      confirmLabel: translate('stockCount.close'),
    });
    if (isMeant) await end(close, 'stockCount.closed');
  };
  const askToAbandon = async () => {
    const isMeant = await confirm({
      title: translate('stockCount.abandonTitle'),
      text: translate('stockCount.abandonText'),
      confirmLabel: translate('stockCount.abandon'),
      danger: true,
    });
    if (isMeant) await end(abandon, 'stockCount.abandoned');
  };

  return (
    <ActionBar>
      {!count.peutCloturer && (
        <Typography variant="body2" color="textSecondary" sx={{ flex: 1, minWidth: { xs: '100%', md: 0 } }}>
          {translate('stockCount.closedByOthers')}
        </Typography>
      )}
      <Button color="error" disabled={isBusy} onClick={() => void askToAbandon()}>
        {translate('stockCount.abandon')}
      </Button>
      {count.peutCloturer && (
        <Button
          variant="contained"
          size="large"
          loading={isWaiting || close.isPending}
          disabled={isBusy}
          onClick={() => void askToClose()}
        >
          {translate('stockCount.close')}
        </Button>
      )}
    </ActionBar>
  );
}

/**
 * What closing the count does: each correction in packages and doses, and what stays as it is. Reads the count itself:
 * the question that shows it stays open while others count.
 */
function CorrectionSummary({ countId }: { countId: string }) {
  const translate = useTranslate();
  const format = useFormat();
  const prefix = usePrefix();
  const { data: count } = useRead(`/${prefix}/inventaire/{id}`, { path: { id: countId } });
  const lines = count?.lignes ?? [];
  const corrections = correctionsOf(lines);
  const { added, taken } = dosesOf(corrections);
  const uncounted = lines.filter((line) => !isCounted(line)).length;
  return (
    <>
      <Typography component="p">
        {corrections.length === 0
          ? translate('stockCount.noCorrection')
          : translate('stockCount.corrections', {
              smart_count: corrections.length,
              added: format.doseCount(added),
              taken: format.doseCount(taken),
            })}
      </Typography>
      {corrections.length > 0 && (
        <Box
          component="ul"
          tabIndex={0}
          aria-label={translate('stockCount.differences')}
          sx={{ listStyle: 'none', m: 0, mt: 3, p: 0, maxHeight: '40dvh', overflow: 'auto' }}
        >
          {corrections.map((line) => (
            <Box
              component="li"
              key={line.idStock}
              sx={{
                display: 'flex',
                flexWrap: 'wrap',
                justifyContent: 'space-between',
                columnGap: 4,
                py: 1.5,
                borderBottom: 1,
                borderColor: 'divider',
              }}
            >
              <span>
                {line.produit.nomCommercial} · {line.lot}
              </span>
              <Difference line={line} />
            </Box>
          ))}
        </Box>
      )}
      {uncounted > 0 && (
        <Typography component="p" sx={{ mt: 3 }}>
          {translate('stockCount.leftUncounted', { smart_count: uncounted })}
        </Typography>
      )}
    </>
  );
}
