import Button from '@mui/material/Button';
import { useState } from 'react';
import { useI18n } from '../../i18n/I18nProvider.js';
import { LOCALE_NAMES, LOCALES, type Locale } from '../../i18n/locales.js';

interface Props {
  /** After the words have changed: to keep the choice with the user. */
  readonly onChange?: (locale: Locale) => void;
  /**
   * The words did not come, most often those of a version that is gone. Without it the page offers to be loaded anew.
   */
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

/** Drawn, because systems without colour glyphs show the letters of a flag instead. */
function Flag({ locale }: { locale: Locale }) {
  return (
    <svg width="20" height="14" viewBox="0 0 20 14" aria-hidden="true" style={{ borderRadius: 2 }}>
      {locale === 'fr' ? (
        <>
          <path fill="#fff" d="M0 0h20v14H0z" />
          <path fill="#000091" d="M0 0h6.670v14H0z" />
          <path fill="#e1000f" d="M13.330 0H20v14h-6.670z" />
        </>
      ) : (
        <>
          <path fill="#012169" d="M0 0h20v14H0z" />
          <path stroke="#fff" strokeWidth="2.8" d="m0 0 20 14M20 0 0 14" />
          <path stroke="#c8102e" strokeWidth="1.200" d="m0 0 20 14M20 0 0 14" />
          <path stroke="#fff" strokeWidth="4.600" d="M10 0v14M0 7h20" />
          <path stroke="#c8102e" strokeWidth="2.600" d="M10 0v14M0 7h20" />
        </>
      )}
    </svg>
  );
}
