import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../api/client.js';
import type { DateFormat } from '../../api/types.js';
import { useI18n } from '../../i18n/I18nProvider.js';
import { isLocale, LOCALE_NAMES, LOCALES } from '../../i18n/locales.js';
import { useSession } from '../../providers/session/SessionProvider.js';
import { commandErrorText } from '../../shared/errors/failure-text.js';
import { useAnnounce } from '../../shared/feedback/Messages.js';
import { useWaited } from '../../shared/feedback/useWaited.js';
import { FieldRow } from '../../shared/form/FieldRow.js';
import { dateFormatOf } from '../../shared/format/format.js';

const DATE_FORMATS: readonly DateFormat[] = ['FR', 'EN'];
/** Choice of no date format: it follows the language. */
const BY_LANGUAGE = 'BY_LANGUAGE';

/** Kept with the user as soon as they are chosen. */
export function Preferences() {
  const { locale, translations, changeLocale } = useI18n();
  const { translate } = translations;
  const { user, reload } = useSession();
  const announce = useAnnounce();
  const waited = useWaited();
  const { mutate } = useMutation({
    mutationFn: (save: () => Promise<unknown>) => waited(save()),
    onSuccess: async () => {
      await reload();
      announce.success(translate('account.preferencesSaved'));
    },
    onError: (error) => announce.error(commandErrorText(error, translate)),
  });

  return (
    <>
      <FieldRow>
        <TextField
          select
          label={translate('account.language')}
          value={locale}
          onChange={({ target: { value: langue } }) => {
            if (!isLocale(langue)) return;
            changeLocale(langue).then(
              () => mutate(() => call('put', '/utilisateurs/langue', { body: { langue } })),
              () => announce.error(translate('update.languageGone')),
            );
          }}
        >
          {LOCALES.map((each) => (
            <MenuItem key={each} value={each} lang={each}>
              {LOCALE_NAMES[each]}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          select
          label={translate('account.dateFormat')}
          value={user.chosenDateFormat ?? BY_LANGUAGE}
          onChange={({ target }) => {
            const dateFormat = target.value === BY_LANGUAGE ? null : (target.value as DateFormat);
            mutate(() => call('put', '/utilisateurs/format-date', { body: { dateFormat } }));
          }}
        >
          <MenuItem value={BY_LANGUAGE}>
            {translate('account.dateFormatByLanguage', {
              format: translate(`enum.dateFormat.${dateFormatOf(locale)}`),
            })}
          </MenuItem>
          {DATE_FORMATS.map((each) => (
            <MenuItem key={each} value={each}>
              {translate(`enum.dateFormat.${each}`)}
            </MenuItem>
          ))}
        </TextField>
      </FieldRow>
      <FormControlLabel
        sx={{ mt: 3 }}
        control={
          <Switch
            checked={user.recapitulatif}
            onChange={({ target }) => {
              const { checked: actif } = target;
              mutate(() => call('put', '/utilisateurs/recapitulatif', { body: { actif } }));
            }}
          />
        }
        label={translate('account.morningMail')}
      />
    </>
  );
}
