import type { ReactNode } from 'react';

export interface Column<Row> {
  readonly id: string;
  readonly label: string;
  readonly render: (row: Row) => ReactNode;
  /** Figures are aligned on the right. */
  readonly align?: 'left' | 'right';
  /** Field that the service sorts by; absent: not sortable. */
  readonly sortField?: string;
  /** The card of a small screen: its headline, a line of it, or not there. */
  readonly card?: 'title' | 'line' | 'hidden';
}

export interface Sort {
  readonly field: string;
  readonly order: 'ASC' | 'DESC';
}

/** As lists and their exports take it. */
export const sortParameter = ({ field, order }: Sort): string => JSON.stringify([field, order]);
