import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import type { CentreSummary } from '../../api/types.js';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { Combobox } from '../../shared/form/fields/Combobox.js';

type Choice = Pick<CentreSummary, 'id' | 'nom' | 'type'>;

interface Props {
  readonly options: readonly Choice[];
  readonly value: Choice | null;
  readonly onChoose: (id: string | null) => void;
  readonly disabled?: boolean;
  /** What is selected where no centre is; with it, the centre can be left. */
  readonly placeholder?: string;
  readonly loading?: boolean;
  readonly onOpenChange?: (isOpen: boolean) => void;
  /** Called with what is typed, where the service searches. */
  readonly onType?: (text: string) => void;
}

/** The centre that one works for, in the header. */
export function CentreChoice({
  options,
  value,
  onChoose,
  disabled,
  placeholder,
  loading,
  onOpenChange,
  onType,
}: Props) {
  const translate = useTranslate();
  return (
    <Box sx={{ flex: { xs: '1 1 90px', sm: '0 1 300px' }, minWidth: 0 }}>
      <Combobox
        options={options}
        value={value}
        disabled={disabled}
        disableClearable={placeholder === undefined}
        autoHighlight
        loading={loading}
        // The service has searched already.
        {...(onType && { filterOptions: (found: Choice[]) => found })}
        onOpen={() => onOpenChange?.(true)}
        onClose={() => onOpenChange?.(false)}
        onInputChange={(_, text, reason) => onType?.(reason === 'input' ? text : '')}
        clearText={translate('leaveCentre')}
        groupBy={({ type }) => translate(`enum.centreType.${type}`)}
        getOptionLabel={({ nom }) => nom}
        onChange={(_, chosen) => onChoose(chosen?.id ?? null)}
        renderInput={(parameters) => (
          <TextField
            {...parameters}
            placeholder={placeholder}
            slotProps={{
              ...parameters.slotProps,
              htmlInput: { ...parameters.slotProps.htmlInput, 'aria-label': translate('app.centre') },
            }}
          />
        )}
        sx={{
          '& .MuiInputBase-root.Mui-disabled': { bgcolor: 'transparent' },
          // On a phone the name takes the whole width: little padding, and no space for the arrow, which is not drawn.
          '& .MuiOutlinedInput-root.MuiInputBase-root': {
            pl: { xs: 0.5, sm: 2 },
            fontSize: { xs: 'body2.fontSize', sm: 'body1.fontSize' },
          },
          '& .MuiOutlinedInput-root.MuiInputBase-root.Mui-disabled': { pr: 0 },
          '& .Mui-disabled .MuiOutlinedInput-notchedOutline': { border: 0 },
          '& .Mui-disabled .MuiAutocomplete-endAdornment': { display: 'none' },
          '& .MuiInputBase-input.Mui-disabled': {
            color: 'text.primary',
            WebkitTextFillColor: 'inherit',
          },
          '& .MuiInputBase-input': { fontWeight: 'fontWeightMedium', textOverflow: 'ellipsis' },
        }}
      />
    </Box>
  );
}
