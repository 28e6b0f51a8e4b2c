import Box from '@mui/material/Box';
import { useTranslate } from '../../i18n/I18nProvider.js';
import type { MenuEntry } from '../../shared/navigation/workplace-menu.js';
import { Section } from '../../shared/page/Section.js';
import { DESK_PART } from './AlertList.js';
import { HomeTile } from './HomeTile.js';

/** What the selected centre does, a tile for each. */
export function WorkTiles({ work }: { readonly work: readonly MenuEntry[] }) {
  const translate = useTranslate();
  return (
    <Section title={translate('home.work')} sx={DESK_PART}>
      <Box
        component="ul"
        aria-label={translate('home.work')}
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          display: 'grid',
          gap: { xs: 2.5, md: 4 },
          gridTemplateColumns: {
            xs: 'repeat(2, minmax(0, 1fr))',
            md: 'repeat(auto-fill, minmax(250px, 1fr))',
          },
        }}
      >
        {work.map((entry) => (
          <HomeTile key={entry.path + entry.title} entry={entry} />
        ))}
      </Box>
    </Section>
  );
}
