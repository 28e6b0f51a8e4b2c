import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { type KeyboardEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { Grid } from '../../shared/list/Grid.js';
import { useTypedNumbers } from '../../shared/list/useTypedNumbers.js';
import { EmptyState } from '../../shared/page/EmptyState.js';
import { Panel } from '../../shared/page/Panel.js';
import { ScanBar } from '../../shared/scan/ScanBar.js';
import { CountRow } from './CountRow.js';
import { LineSearch } from './LineSearch.js';
import { type CountLine, isCounted, isScannedCode, matchingLines } from './stock-count.js';
import type { Counting } from './useCountCommands.js';
import { useCountLines } from './useCountLines.js';
import { useScannedLines } from './useScannedLines.js';

/** Key of the search field among the keys of what is typed: the others are ids of batches, which are UUIDs. */
const SEARCH = 'search';

const DOWN: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1, Enter: 1 };

/**
 * All batches of a count, typed as in a spreadsheet: Enter and the arrows go from line to line, and what was typed is
 * saved with leaving the cell.
 */
export function CountTable({ count, saves }: Counting) {
  const translate = useTranslate();
  const table = useRef<HTMLTableElement>(null);
  const searchBox = useRef<HTMLElement>(null);
  useTypedNumbers(searchBox);
  const [search, setSearch] = useState('');
  const [openOnly, setOpenOnly] = useState(false);
  // The lines that this user has gone to stay in sight, also once they are counted, by any user.
  const [shownAnyway, setShownAnyway] = useState<ReadonlySet<string>>(new Set());
  const { lines, seek, seekScanned } = useCountLines(count);
  const isCode = isScannedCode(search);
  const shown = matchingLines(lines, isCode ? '' : search).filter(
    (line) => !openOnly || !isCounted(line) || shownAnyway.has(line.idStock),
  );

  const focus = (line: CountLine | undefined) =>
    line && table.current?.querySelector<HTMLInputElement>(`[data-line="${line.idStock}"]`)?.focus();
  /** What is typed and not saved: of a line by its `idStock`. */
  const typed = useRef<ReadonlyMap<string, string | undefined>>(new Map());
  const type = (into: string, text: string | undefined) => {
    typed.current = new Map(typed.current).set(into, text);
  };
  const typedBeforeScan = useRef(typed.current);
  const scanning = useScannedLines(
    lines,
    seekScanned,
    ([found]) => {
      // What is typed while a code is looked up may be of the scanned line: it is neither saved nor lost.
      const at = (document.activeElement as HTMLElement | null)?.dataset.line ?? SEARCH;
      const text = typed.current.get(at);
      if (text && text !== typedBeforeScan.current.get(at)) return false;
      // The line is to be there before it can have the focus.
      flushSync(() => {
        setSearch('');
        setOpenOnly(false);
      });
      focus(found);
      return true;
    },
    () => {
      // One after another: what was typed after the first of them may be of any.
      if (!scanning.isReading) typedBeforeScan.current = typed.current;
    },
  );

  const onKeyDown = (event: KeyboardEvent<HTMLTableElement>) => {
    const { line } = (event.target as HTMLElement).dataset;
    const down = DOWN[event.key];
    if (line === undefined || down === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    const at = shown.findIndex(({ idStock }) => idStock === line);
    const next = shown[at + (event.key === 'Enter' && event.shiftKey ? -1 : down)];
    if (next) focus(next);
    else if (event.key === 'Enter') (event.target as HTMLElement).blur();
  };

  return (
    <>
      <Panel flush sx={{ mb: 4 }}>
        <ScanBar scanning={scanning} />
      </Panel>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 4, alignItems: 'flex-start', mb: 4 }}>
        <Box ref={searchBox} sx={{ flex: '1 1 320px' }}>
          <LineSearch
            text={search}
            onText={(text) => {
              type(SEARCH, text);
              setSearch(text);
            }}
            onEnter={() => (isCode ? scanning.read(search.trim()) : focus(shown[0]))}
            seek={seek}
            onSought={([first], at) => at === 'free' && focus(first)}
            autoFocus
          />
        </Box>
        <FormControlLabel
          label={translate('stockCount.openOnly')}
          control={
            <Checkbox
              checked={openOnly}
              onChange={(_, on) => {
                setOpenOnly(on);
                setShownAnyway(new Set());
              }}
            />
          }
        />
      </Box>
      {shown.length === 0 ? (
        <EmptyState
          inPanel
          title={translate(lines.length === 0 ? 'stockCount.noBatch' : 'state.noResult')}
          help={lines.length === 0 ? translate('stockCount.noBatchHelp') : undefined}
        />
      ) : (
        <>
          <Panel flush sx={{ overflow: 'auto' }}>
            <Grid ref={table} aria-label={translate('stockCount.lines')} onKeyDown={onKeyDown}>
              <thead>
                <tr>
                  <th scope="col">{translate('field.product')}</th>
                  <th scope="col">{translate('field.batch')}</th>
                  <th scope="col">{translate('field.expiry')}</th>
                  <th scope="col" style={{ textAlign: 'right' }}>
                    {translate('stockCount.expected')}
                  </th>
                  <th scope="col" style={{ textAlign: 'right' }}>
                    {translate('stockCount.counted')}
                  </th>
                  <th scope="col">{translate('stockCount.difference')}</th>
                </tr>
              </thead>
              <tbody>
                {shown.map((line) => (
                  <CountRow
                    key={line.idStock}
                    line={line}
                    countId={count.id}
                    saves={saves}
                    onFocus={() => openOnly && setShownAnyway((before) => new Set(before).add(line.idStock))}
                    onType={(text) => type(line.idStock, text)}
                  />
                ))}
              </tbody>
            </Grid>
          </Panel>
          <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
            {translate('stockCount.keys')}
          </Typography>
        </>
      )}
    </>
  );
}
