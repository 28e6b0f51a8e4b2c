import { createFilterOptions } from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import type { CentreSummary } from '../../api/types.js';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { labelOf } from '../../i18n/options.js';
import { Combobox } from '../form/fields/Combobox.js';
import { useChoiceField } from '../form/fields/useChoiceField.js';
import type { FieldProps } from '../form/useField.js';
import { lastUsedFirst, useLastUsed } from './last-used.js';

interface CentreOption extends CentreSummary {
  /** Offered no longer: a record that is shown still has it. */
  readonly isWithdrawn?: boolean;
}

interface Props extends FieldProps<string | null> {
  readonly centres: readonly CentreOption[];
  /** Where the service searches: what was typed, and nothing once a centre was chosen. `centres` are what it found. */
  readonly onSearch?: (text: string) => void;
  /** The destination that was used last comes first, until something is typed. */
  readonly offersLast?: boolean;
}

/** Options that are drawn at once; the others are found by typing. */
const firstOfThem = createFilterOptions<CentreOption>({ limit: 100 });

/** A destination, a vaccination point, a centre to filter by. The field holds the centre's id. */
export function FormCentre({ centres, onSearch, offersLast = false, ...props }: Props) {
  const translate = useTranslate();
  const { id: lastId } = useLastUsed('destination');
  const lastUsed = offersLast ? lastId : undefined;
  const textOf = ({ nom, service, isWithdrawn }: CentreOption) =>
    labelOf({ label: service ? `${nom} – ${service}` : nom, isWithdrawn }, translate);
  const chosenOf = (id: string | null) => centres.find((centre) => centre.id === id) ?? null;
  const field = useChoiceField<string | null>(
    props,
    (id) => {
      const chosen = chosenOf(id);
      return chosen ? textOf(chosen) : '';
    },
    onSearch,
  );
  const { disabled, onBlur, ...input } = field.input;
  return (
    <Combobox
      {...field.combobox}
      options={centres}
      value={chosenOf(field.value)}
      onChange={(_, chosen) => field.set(chosen?.id ?? null)}
      filterOptions={(options, state) =>
        onSearch ? options : firstOfThem(lastUsedFirst(options, lastUsed, state.inputValue), state)
      }
      onBlur={onBlur}
      disabled={disabled}
      autoHighlight
      openOnFocus
      getOptionLabel={textOf}
      renderOption={({ key, ...option }, centre) => (
        <Box component="li" key={key} {...option} sx={{ display: 'flex', gap: 4 }}>
          <Box sx={{ flex: 1 }}>
            {centre.nom}
            {centre.service && (
              <Box sx={{ typography: 'caption', color: 'text.secondary' }}>{centre.service}</Box>
            )}
          </Box>
          <Box sx={{ typography: 'caption', color: 'text.secondary', textAlign: 'right' }}>
            {centre.id === lastUsed && <Box>{translate('choice.lastUsed')}</Box>}
            {translate(`enum.centreType.${centre.type}`)}
          </Box>
        </Box>
      )}
      renderInput={(parameters) => <TextField {...parameters} {...input} />}
    />
  );
}
