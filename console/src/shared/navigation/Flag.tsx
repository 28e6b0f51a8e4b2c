import type { Locale } from '../../i18n/locales.js';

/** Drawn, because systems without colour glyphs show the letters of a flag instead. */
export function Flag({ locale }: { locale: Locale }) {
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
