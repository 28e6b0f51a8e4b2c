import Pagination from '@mui/material/Pagination';
import { useTranslate } from '../../i18n/I18nProvider.js';

interface Props {
  /** What is paged through: a screen may have several lists. */
  readonly list: string;
  readonly count: number;
  /** From 1. */
  readonly page: number;
  readonly onPage: (page: number) => void;
}

/** Leads through the pages of a list; its labels for screen readers are in the language of the screen. */
export function PageLinks({ list, count, page, onPage }: Props) {
  const translate = useTranslate();
  return (
    <Pagination
      aria-label={translate('list.pages', { list })}
      count={count}
      page={page}
      siblingCount={0}
      onChange={(_, next) => onPage(next)}
      getItemAriaLabel={(type, number, isCurrent) => {
        if (type !== 'page') return translate(type === 'previous' ? 'list.previousPage' : 'list.nextPage');
        return translate(isCurrent ? 'list.currentPage' : 'list.toPage', { number });
      }}
      // On a phone each is as large as a finger needs.
      sx={{
        display: 'flex',
        justifyContent: 'center',
        '& .MuiPaginationItem-root': {
          minWidth: { xs: 44, md: 32 },
          height: { xs: 44, md: 32 },
          mx: { xs: 0, md: '3px' },
        },
      }}
    />
  );
}
