import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { useNavigate } from 'react-router';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { useSession } from '../../providers/session/SessionProvider.js';
import { errorText } from '../../shared/errors/error-text.js';
import { useAnnounce } from '../../shared/feedback/Messages.js';

/** Choosing a centre returns home (docs/rules/screens.md, SC-5). */
export function CentreSelector() {
  const translate = useTranslate();
  const announce = useAnnounce();
  const navigate = useNavigate();
  const { centres, centre, selectCentre } = useSession();
  if (!centre) return null;

  const choose = async (id: string) => {
    // Home first: what is on screen belongs to the centre that is left, and may ask to be saved.
    await navigate('/');
    if (window.location.pathname !== '/') return;
    await selectCentre(id).catch((error: unknown) => announce.error(errorText(error, translate)));
  };

  return (
    <Box sx={{ flex: { xs: '1 1 90px', sm: '0 1 300px' }, minWidth: 90 }}>
      <Autocomplete
        options={centres}
        value={centres.find(({ id }) => id === centre.id) ?? centre}
        disabled={centres.length < 2}
        disableClearable
        autoHighlight
        openText={translate('action.open')}
        closeText={translate('action.close')}
        noOptionsText={translate('state.noResult')}
        groupBy={({ type }) => translate(`enum.centreType.${type}`)}
        getOptionLabel={({ nom }) => nom}
        getOptionKey={({ id }) => id}
        isOptionEqualToValue={(option, value) => option.id === value.id}
        onChange={(_, chosen) => void choose(chosen.id)}
        renderInput={(parameters) => (
          <TextField
            {...parameters}
            slotProps={{
              ...parameters.slotProps,
              htmlInput: { ...parameters.slotProps.htmlInput, 'aria-label': translate('app.centre') },
            }}
          />
        )}
        sx={{
          '& .MuiInputBase-root.Mui-disabled': { bgcolor: 'transparent' },
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
