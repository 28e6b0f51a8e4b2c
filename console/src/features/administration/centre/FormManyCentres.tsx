import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import type { CentreSummary } from '../../../api/types.js';
import { useTranslate } from '../../../i18n/I18nProvider.js';
import { labelOf } from '../../../i18n/options.js';
import { Combobox } from '../../../shared/form/fields/Combobox.js';
import { useChoiceField } from '../../../shared/form/fields/useChoiceField.js';
import type { FieldProps } from '../../../shared/form/useField.js';
import { folded } from '../../../shared/format/folded.js';

interface Option extends CentreSummary {
  /** A chosen one may be disabled: it is offered no longer. */
  readonly actif?: boolean;
}

interface Props extends FieldProps<readonly Option[]> {
  readonly options: readonly Option[];
  /** The list is wanted: until then nobody needs to be asked for it. */
  readonly onOpen: () => void;
  /** Where the service searches: what was typed. */
  readonly onSearch?: (text: string) => void;
  readonly loading?: boolean;
}

/** Options that are drawn at once; the others are found by typing. */
const SHOWN = 50;

const nameOf = ({ nom, service }: CentreSummary) => (service ? `${nom} – ${service}` : nom);

/** Several centres, by name. */
export function FormManyCentres({ options, onOpen, onSearch, loading, ...props }: Props) {
  const translate = useTranslate();
  const field = useChoiceField<readonly Option[]>(props, () => '', onSearch);
  return (
    <Combobox
      {...field.combobox}
      multiple
      filterSelectedOptions
      // Long names shrink on a phone instead of widening the page.
      sx={{ minWidth: 0 }}
      disableCloseOnSelect
      options={options}
      value={[...field.value]}
      onChange={(_, chosen) => field.set(chosen)}
      onOpen={onOpen}
      onBlur={field.onBlur}
      loading={loading}
      filterOptions={(all, { inputValue }) => matching(all, inputValue)}
      getOptionLabel={(centre) =>
        labelOf({ label: nameOf(centre), isWithdrawn: centre.actif === false }, translate)
      }
      renderOption={({ key, ...option }, centre) => (
        <Box component="li" key={key} {...option} sx={{ display: 'flex', gap: 4 }}>
          <Box sx={{ flex: 1 }}>{nameOf(centre)}</Box>
          <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
            {translate(`enum.centreType.${centre.type}`)}
          </Box>
        </Box>
      )}
      renderInput={(parameters) => (
        <TextField
          {...parameters}
          label={props.label}
          inputRef={field.ref}
          error={field.error !== undefined}
          helperText={field.error ?? props.help}
        />
      )}
    />
  );
}

const matching = (centres: readonly Option[], text: string): Option[] =>
  centres.filter((centre) => folded(nameOf(centre)).includes(folded(text.trim()))).slice(0, SHOWN);
