import CloseIcon from '@mui/icons-material/CloseOutlined';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useRead } from '../../../api/queries.js';
import { useTranslate } from '../../../i18n/I18nProvider.js';
import { useProducts } from '../../../providers/reference/reference-lists.js';
import { useSession } from '../../../providers/session/SessionProvider.js';
import { workplaceOf } from '../../../providers/session/session.js';
import { errorText } from '../../../shared/errors/error-text.js';
import { menuOf } from '../../../shared/navigation/workplace-menu.js';
import { useIsSmall } from '../../../shared/page/useIsSmall.js';
import { useCentreChange } from '../CentreSelector.js';
import { type Destination, destinations } from './destinations.js';

/** Fewer letters fit too many lots. */
const LEAST_OF_LOT = 2;

/** Workplaces with lists of their own stock and movements. */
const STOCKED = ['referent', 'dispatch', 'vaccination'] as const;

/** Fills a small screen, where nothing beside it can be touched to close it (docs/rules/screens.md, SC-3). */
export default function PaletteDialog({ onClose }: { onClose: () => void }) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const changeCentre = useCentreChange();
  const session = useSession();
  const isSmall = useIsSmall();
  const [typed, setTyped] = useState('');
  const text = typed.trim();
  const products = useProducts();
  const searchesLots = text.length >= LEAST_OF_LOT && session.centre !== null;
  const lots = useRead('/lot', { query: { lot: text } }, { enabled: searchesLots });
  const failed = searchesLots ? lots.error : null;
  const { work, more } = menuOf(session);
  const workplace = workplaceOf(session);
  const options = destinations(typed, {
    pages: [...work, ...more].map(({ path, title }) => ({ path, title: translate(title) })),
    products: products.data ?? [],
    lots: searchesLots ? (lots.isFetching ? undefined : (lots.data ?? [])) : [],
    centres: session.centres.filter(({ id }) => id !== session.centre?.id),
    prefix: STOCKED.find((each) => each === workplace),
    searchNote: (number) => translate('palette.searchNote', { number }),
  });

  const go = async ({ kind, to }: Destination) => {
    onClose();
    return kind === 'centre' ? changeCentre(to) : navigate(to);
  };

  return (
    <Dialog
      open
      onClose={onClose}
      fullScreen={isSmall}
      fullWidth
      maxWidth="sm"
      slotProps={{ paper: { 'aria-label': translate('palette.title') } }}
      sx={{ '& .MuiDialog-container': { alignItems: 'flex-start' } }}
    >
      {isSmall && (
        <IconButton
          aria-label={translate('action.close')}
          onClick={onClose}
          sx={{ alignSelf: 'flex-end', m: 1 }}
        >
          <CloseIcon />
        </IconButton>
      )}
      <Autocomplete<Destination, false, false>
        open
        autoHighlight
        forcePopupIcon={false}
        clearOnBlur={false}
        options={options}
        filterOptions={(found) => found}
        value={null}
        inputValue={typed}
        onInputChange={(_, value, reason) => reason === 'input' && setTyped(value)}
        onChange={(_, chosen) => chosen && void go(chosen)}
        onClose={(_, reason) => reason === 'escape' && onClose()}
        getOptionLabel={({ label }) => label}
        getOptionKey={({ kind, key }) => `${kind} ${key}`}
        loading={lots.isFetching}
        loadingText={translate('state.loading')}
        noOptionsText={translate('state.noResult')}
        slotProps={{
          popper: {
            disablePortal: true,
            sx: { position: 'static !important', transform: 'none !important', width: '100% !important' },
          },
          paper: { elevation: 0, square: true },
          listbox: { sx: { maxHeight: 'min(60vh, 480px)' } },
        }}
        renderOption={({ key: _, ...item }, { kind, key, label, detail }) => (
          <Box component="li" key={`${kind} ${key}`} {...item}>
            <Box sx={{ flex: 1, display: 'flex', flexWrap: 'wrap', columnGap: 2, alignItems: 'baseline' }}>
              {label}
              {detail && (
                <Typography component="span" variant="body2" color="textSecondary">
                  {detail}
                </Typography>
              )}
            </Box>
            <Typography component="span" variant="caption" color="textSecondary">
              {translate(`palette.kind.${kind}`)}
            </Typography>
          </Box>
        )}
        renderInput={(parameters) => (
          <TextField
            {...parameters}
            autoFocus
            placeholder={translate('palette.hint')}
            error={failed !== null}
            helperText={failed && errorText(failed, translate)}
            sx={{ p: 3 }}
          />
        )}
      />
    </Dialog>
  );
}
