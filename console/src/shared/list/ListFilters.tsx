import FilterIcon from '@mui/icons-material/TuneOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import {
  Fragment,
  type ReactNode,
  startTransition,
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { type DefaultValues, type FieldValues, FormProvider, useForm } from 'react-hook-form';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { useIsLeaving } from '../../providers/router/useIsLeaving.js';
import { coarse, space } from '../../theme/tokens.js';
import { useIsSmall } from '../page/useIsSmall.js';
import { useTypedNumbers } from './useTypedNumbers.js';

interface Props<Values extends FieldValues> {
  readonly values: Values;
  /** What the reset button returns to. */
  readonly defaults: Values;
  readonly onApply: (values: Values) => void;
  /** Fields of the form kit, named as in `values`. */
  readonly children: ReactNode;
}

/** Typing has paused (milliseconds). */
const PAUSE = 300;

/** Rendering the fields is slow: they wait so long for the rows, which are then rendered first (milliseconds). */
const HEAD_START = 100;

/** On a phone all fields but the first are hidden, by CSS: hidden filters apply all the same. */
const FOLDED = { '& > * + *:not([data-stays])': { display: 'none' } };

/** How many filters differ from their defaults. */
const changedCount = (values: FieldValues, defaults: FieldValues): number =>
  Object.keys(defaults).filter((name) => JSON.stringify(values[name]) !== JSON.stringify(defaults[name]))
    .length;

/** What the address is to say, which writes texts without the blanks around them, and an empty one not at all. */
const written = (values: FieldValues): string =>
  JSON.stringify(values, (_, value) => (typeof value === 'string' ? value.trim() || null : value));

/**
 * Filters that apply by themselves, as soon as typing pauses; Enter does not wait. On a phone all but the first fold
 * away: a list begins with its rows.
 */
export function ListFilters<Values extends FieldValues>({
  values,
  defaults,
  onApply,
  children,
}: Props<Values>) {
  const translate = useTranslate();
  const id = useId();
  const element = useRef<HTMLFormElement>(null);
  const [isOpen, setOpen] = useState(false);
  const folds = useIsSmall() && Object.keys(defaults).length > 1;
  useTypedNumbers(element, (field) => {
    const isShown = !folds || element.current?.firstElementChild?.contains(field);
    if (!isShown) flushSync(() => setOpen(true));
  });
  const changed = changedCount(values, defaults);
  const form = useForm<Values>({ defaultValues: values as DefaultValues<Values> });
  const isDrawn = useHeadStart();
  const apply = useRef(onApply);
  apply.current = onApply;
  // What was asked for and is not drawn yet, in its order, behind what is drawn.
  const asked = useRef([written(values)]);
  const isLeaving = useIsLeaving();
  const given = written(values);
  const shown = JSON.stringify(values);
  // Fields begin anew with the button: a date that is half typed is in none of the form's values.
  const [resets, setResets] = useState(0);
  const reset = () => {
    form.reset(defaults as DefaultValues<Values>);
    setResets(resets + 1);
  };

  const ask = useCallback((next: Values) => {
    if (written(next) !== asked.current.at(-1)) asked.current.push(written(next));
    apply.current(next);
  }, []);

  // The address may change by itself: back, forward, a link to the same list. A busy browser draws what was asked for
  // when more has been typed since: that leaves the fields as they are.
  useEffect(() => {
    const own = asked.current.lastIndexOf(given);
    if (own >= 0) {
      asked.current.splice(0, own);
      return;
    }
    asked.current = [given];
    form.reset(JSON.parse(shown) as DefaultValues<Values>);
  }, [form, given, shown]);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const stop = form.subscribe({
      formState: { values: true },
      callback: ({ values: next }) => {
        clearTimeout(timer);
        timer = setTimeout(async () => {
          if (written(next) === asked.current.at(-1)) return;
          if (!(await form.trigger()) || isLeaving()) return;
          ask(next);
        }, PAUSE);
      },
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [form, isLeaving, ask]);

  // A text that chooses nothing changes no value, so that nothing checks it: its fault is shown once the filters are
  // left, a moment later, because its words move what is below, which may have been clicked.
  useEffect(() => {
    const filters = element.current;
    let timer: ReturnType<typeof setTimeout>;
    const leave = ({ relatedTarget }: FocusEvent) => {
      clearTimeout(timer);
      if (relatedTarget instanceof Node && filters?.contains(relatedTarget)) return;
      timer = setTimeout(async () => {
        if (!(await form.trigger()) || isLeaving()) return;
        // What was right waited for a field that was wrong, and is not any more.
        const next = form.getValues();
        if (written(next) !== asked.current.at(-1)) ask(next);
      }, PAUSE);
    };
    filters?.addEventListener('focusout', leave);
    return () => {
      clearTimeout(timer);
      filters?.removeEventListener('focusout', leave);
    };
  }, [form, isLeaving, ask]);

  return (
    <FormProvider {...form}>
      <Box
        component="form"
        ref={element}
        role="search"
        noValidate
        id={id}
        onSubmit={form.handleSubmit(ask)}
        sx={{
          display: 'grid',
          gap: 3,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(auto-fit, minmax(180px, 1fr))' },
          // A date with its time, a week or several choices side by side need more room than a name.
          '& > [data-wide]': { gridColumn: { md: 'span 2' }, maxWidth: { md: 400 } },
          mb: 4,
          ...(folds && !isOpen && FOLDED),
        }}
      >
        {isDrawn ? (
          <Fragment key={resets}>{children}</Fragment>
        ) : (
          <FieldSkeletons names={Object.keys(defaults)} />
        )}
        <Box data-stays sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
          {folds && (
            <Button
              startIcon={<FilterIcon />}
              aria-expanded={isOpen}
              aria-controls={id}
              onClick={() => setOpen(!isOpen)}
            >
              {changed > 0 ? translate('list.filtersSet', { count: changed }) : translate('list.filters')}
            </Button>
          )}
          {(!folds || isOpen || changed > 0) && (
            <Button onClick={reset}>{translate('action.resetFilters')}</Button>
          )}
        </Box>
      </Box>
    </FormProvider>
  );
}

/** True after HEAD_START. */
function useHeadStart(): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setOver(true)), HEAD_START);
    return () => clearTimeout(timer);
  }, []);
  return isOver;
}

const FieldSkeletons = ({ names }: { names: readonly string[] }) =>
  names.map((name) => (
    <Skeleton
      key={name}
      variant="rounded"
      sx={{ height: space.control, [coarse]: { height: space.touch } }}
    />
  ));
