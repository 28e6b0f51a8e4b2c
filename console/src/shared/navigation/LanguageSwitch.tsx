import Button from '@mui/material/Button';
import { useState } from 'react';
import { useI18n } from '../../i18n/I18nProvider.js';
import { LOCALE_NAMES, LOCALES, type Locale } from '../../i18n/locales.js';
import { Flag } from './Flag.js';

interface Props {
  /** After the words have changed: to keep the choice with the user. */
  readonly onChange?: (locale: Locale) => void;
  /** The words did not come, most often those of a version that is gone. Without it the page offers to be loaded anew. */
  readonly onFailed?: () => void;
  /** The flag alone. */
  readonly compact?: boolean;
}

/** Offers the other language, in that language. */
export function LanguageSwitch({ onChange, onFailed, compact = false }: Props) {
  const { locale, changeLocale } = useI18n();
  const [failure, setFailure] = useState<Error>();
  if (failure) throw failure;
  const other = LOCALES.find((each) => each !== locale) ?? locale;
  return (
    <Button
      color="inherit"
      size="small"
      lang={other}
      aria-label={LOCALE_NAMES[other]}
      onClick={() => {
        void changeLocale(other).then(() => onChange?.(other), onFailed ?? setFailure);
      }}
      sx={{ flexShrink: 0, gap: 2, minWidth: 44 }}
    >
      <Flag locale={other} />
      {!compact && LOCALE_NAMES[other]}
    </Button>
  );
}
