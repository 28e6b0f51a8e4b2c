import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useImperativeHandle, useRef, useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { useFormat } from '../../providers/session/SessionProvider.js';
import { commandErrorText } from '../../shared/errors/failure-text.js';
import { SlowAnswer } from '../../shared/feedback/SlowAnswer.js';
import { FormQuantity } from '../../shared/form/fields/FormQuantity.js';
import { useCheckedForm } from '../../shared/form/useCheckedForm.js';
import { useSendAgain } from '../../shared/form/useSendAgain.js';
import { EmptyState } from '../../shared/page/EmptyState.js';
import { Panel } from '../../shared/page/Panel.js';
import { BatchNote, BatchTags } from '../../shared/record/BatchTags.js';
import { Code } from '../../shared/record/Code.js';
import { ScanBar } from '../../shared/scan/ScanBar.js';
import { takenBackBy } from '../../shared/scan/useWedge.js';
import { Difference } from './CountLines.js';
import { LineSearch } from './LineSearch.js';
import { type Count, type CountLine, isScannedCode, matchingLines, nextToCount } from './stock-count.js';
import { type Counting, type LineSaves, type TypedCount, useCountBatch } from './useCountCommands.js';
import { useCountLines } from './useCountLines.js';
import { useScannedLines } from './useScannedLines.js';

/** Batches that a search offers; more would need scrolling. */
const OFFERED = 5;

/** A count in front of the fridge: scan or type, count, next. */
export function CountOneByOne({ count, saves, typed }: Counting & { readonly typed: TypedCount }) {
  const translate = useTranslate();
  const { lines, seek, seekScanned } = useCountLines(count);
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState<string | undefined>(
    () => nextToCount(count.lignes, undefined)?.idStock,
  );
  const [offered, setOffered] = useState<readonly string[]>([]);
  const [counted, setCounted] = useState<string>();
  const line = lines.find(({ idStock }) => idStock === chosen);
  const last = lines.find(({ idStock }) => idStock === counted);

  const choose = (id: string | undefined) => {
    setChosen(id);
    setOffered([]);
    setSearch('');
  };
  const offer = (found: readonly CountLine[]) =>
    setOffered(found.slice(0, OFFERED).map(({ idStock }) => idStock));
  const saveTyped = async (): Promise<boolean> => (await typed.current?.save()) ?? true;
  /** What was typed for the batch that is left is saved first; it stays while that cannot be saved. */
  const goTo = async (id: string) => {
    if (id === chosen || (await saveTyped())) choose(id);
  };
  const savedBeforeScan = useRef<Promise<boolean>>(undefined);
  const scanning = useScannedLines(
    lines,
    seekScanned,
    async (found) => {
      const isSaved = await savedBeforeScan.current;
      // What is typed while a code is looked up may be of either batch: it is neither saved nor lost.
      if (found.length === 1 && isSaved && !typed.current?.isTyped()) choose(found[0]?.idStock);
      else offer(found);
      return true;
    },
    () => {
      // One after another: what was typed after the first of them may be of any.
      if (!scanning.isReading) savedBeforeScan.current = saveTyped();
    },
  );
  const isCode = isScannedCode(search);
  const found = search.trim() === '' || isCode ? [] : matchingLines(lines, search).slice(0, OFFERED);
  const choices = found.length > 0 ? found : lines.filter(({ idStock }) => offered.includes(idStock));

  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      <Panel flush>
        <ScanBar scanning={scanning} />
      </Panel>
      <LineSearch
        text={search}
        onText={setSearch}
        onEnter={() => {
          if (isCode) {
            scanning.read(search.trim());
            setSearch('');
          } else if (found[0]) void goTo(found[0].idStock);
        }}
        seek={seek}
        onSought={(sought) => {
          setSearch('');
          // The answer may be late: what is typed by then would be lost with its batch.
          if (sought.length === 1 && !typed.current?.isTyped()) choose(sought[0]?.idStock);
          else offer(sought);
        }}
      />
      {choices.length > 0 && (
        <Box role="group" aria-label={translate('stockCount.found')} sx={{ display: 'grid', gap: 2 }}>
          {choices.map((each) => (
            <Button
              key={each.idStock}
              variant="outlined"
              onClick={() => void goTo(each.idStock)}
              sx={{ justifyContent: 'flex-start', gap: 2, textAlign: 'left' }}
            >
              {each.produit.nomCommercial} · {each.lot}
              <BatchTags batch={each} />
            </Button>
          ))}
        </Box>
      )}
      {search.trim() !== '' && !isCode && found.length === 0 && (
        <Alert severity="warning">{translate('batch.notFound')}</Alert>
      )}
      <Box role="status">
        {last && (
          <Typography sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
            {translate('stockCount.lastCounted', { batch: last.lot })} <Difference line={last} />
          </Typography>
        )}
      </Box>
      {line ? (
        <CountBatch
          key={line.idStock}
          line={line}
          countId={count.id}
          saves={saves}
          typed={typed}
          onCounted={(after) => {
            setCounted(line.idStock);
            // Unless another batch was chosen before the answer.
            setChosen((current) =>
              current === line.idStock ? nextToCount(after.lignes, line.idStock)?.idStock : current,
            );
          }}
          onSkip={() => choose(nextToCount(count.lignes, line.idStock)?.idStock ?? line.idStock)}
        />
      ) : (
        <EmptyState
          inPanel
          title={translate(lines.length === 0 ? 'stockCount.noBatch' : 'stockCount.allCounted')}
          help={translate(lines.length === 0 ? 'stockCount.noBatchHelp' : 'stockCount.allCountedHelp')}
        />
      )}
    </Box>
  );
}

interface BatchProps {
  readonly line: CountLine;
  readonly countId: string;
  readonly saves: LineSaves;
  readonly typed: TypedCount;
  readonly onCounted: (count: Count) => void;
  readonly onSkip: () => void;
}

/** One batch, large: what it is, how many are there, next. Mounted anew for each. */
function CountBatch({ line, countId, saves, typed, onCounted, onSkip }: BatchProps) {
  const translate = useTranslate();
  const format = useFormat();
  const { count, forget, isPending } = useCountBatch(countId, line, saves);
  const [problem, setProblem] = useState<unknown>();
  const sendAgainText = useSendAgain(problem);
  const {
    form,
    check,
    problem: faults,
  } = useCheckedForm<{ counted: number | null }>({ defaultValues: { counted: line.quantiteComptee } });
  const { produit, quantiteAttendue, quantiteComptee } = line;
  const kept = useRef(quantiteComptee);
  /** Answers whether the number is saved; why it is not is shown. */
  const send = async ({ counted }: { counted: number | null }): Promise<boolean> => {
    setProblem(undefined);
    try {
      const after = await count(counted ?? 0);
      kept.current = counted;
      isTypedOver.current = false;
      onCounted(after);
      return true;
    } catch (error) {
      setProblem(error);
      return false;
    }
  };
  /** The number alone would not tell one that is shown from the same one typed again, which counts the batch again. */
  const isTypedOver = useRef(false);
  const isTyped = () => {
    const counted = form.getValues('counted');
    return counted !== null && (isTypedOver.current || counted !== kept.current);
  };
  useImperativeHandle(typed, () => ({
    isTyped,
    save: async () => {
      if (isPending) return (await saves.get(line.idStock)) ?? true;
      if (!isTyped()) return true;
      let isSaved = false;
      await check(async (values) => {
        isSaved = await send(values);
      })();
      return isSaved;
    },
  }));
  /** The last batch is left for none: it stays, as it was before. */
  const skip = () => {
    void forget();
    setProblem(undefined);
    form.reset();
    isTypedOver.current = false;
    onSkip();
  };
  const said =
    faults ?? sendAgainText ?? (problem === undefined ? undefined : commandErrorText(problem, translate));
  return (
    <FormProvider {...form}>
      <Panel>
        <Box
          component="form"
          noValidate
          ref={takenBackBy((takeBackText) => {
            const before = isTypedOver.current;
            return () => {
              takeBackText();
              isTypedOver.current = before;
            };
          })}
          onInput={() => {
            isTypedOver.current = true;
          }}
          onSubmit={check(send)}
          aria-label={line.lot}
        >
          <Typography variant="h3" component="h2">
            {produit.nomCommercial}
          </Typography>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mt: 1, mb: 3 }}>
            <Code>{line.lot}</Code>
            <Typography component="span" color="textSecondary">
              {translate('batch.expiry', { date: format.expiry(line.peremption, produit) })}
            </Typography>
            <BatchTags batch={line} />
            <BatchNote batch={line} />
          </Box>
          {quantiteAttendue !== null && quantiteComptee === null && (
            <Typography color="textSecondary" sx={{ mb: 3 }}>
              {translate('labelled', {
                label: translate('stockCount.expected'),
                text: format.packages(quantiteAttendue, produit),
              })}
            </Typography>
          )}
          <FormQuantity
            name="counted"
            label={translate('stockCount.counted')}
            required
            product={produit}
            autoFocus
          />
          <Box sx={{ mt: 2 }}>
            <SlowAnswer isWaiting={isPending} />
            <Box role="alert">{said && <Alert severity="error">{said}</Alert>}</Box>
          </Box>
          <Box sx={{ display: 'flex', gap: 2, mt: 3 }}>
            <Button variant="outlined" onClick={skip}>
              {translate('stockCount.skip')}
            </Button>
            <Button type="submit" variant="contained" size="large" loading={isPending} sx={{ flex: 1 }}>
              {translate('stockCount.saveAndNext')}
            </Button>
          </Box>
        </Box>
      </Panel>
    </FormProvider>
  );
}
