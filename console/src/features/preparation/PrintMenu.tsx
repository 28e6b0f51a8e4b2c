import PrintIcon from '@mui/icons-material/PrintOutlined';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useRef, useState } from 'react';
import { download, downloadOf } from '../../api/files.js';
import type { Product } from '../../api/types.js';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { useStoragePrefix } from '../../providers/session/prefix.js';
import { usePrinting } from '../../shared/record/usePrinting.js';
import { LabelDialog } from './LabelDialog.js';
import { type Preparation, printedDocuments } from './prepared.js';

interface Props {
  readonly preparation: Preparation;
  readonly products: readonly Pick<Product, 'id' | 'nbUnitesBoite'>[];
}

/** Everything on paper: delivery note, labels, and for vaccines those of vials and of the container. */
export function PrintMenu({ preparation, products }: Props) {
  const translate = useTranslate();
  const prefix = useStoragePrefix();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [choosesLabels, setChoosesLabels] = useState(false);
  const { print, isPending, preview } = usePrinting();

  const nameOf = (what: string) => `${what}-${preparation.numeroBl}.pdf`;
  const path = { id: preparation.id };
  const [note, ...labels] = printedDocuments(prefix, preparation).map(({ name, documentType }) => ({
    name,
    file: download(`/${prefix}/preparation/{id}/document`, nameOf(name), { path, query: { documentType } }),
  }));
  const choose = (act: () => void) => () => {
    setOpen(false);
    act();
  };

  return (
    <>
      <Button
        ref={button}
        variant="contained"
        startIcon={<PrintIcon />}
        loading={isPending}
        loadingPosition="start"
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      >
        {translate('print.print')}
      </Button>
      <Menu open={isOpen} anchorEl={() => button.current} onClose={() => setOpen(false)}>
        {note && (
          <MenuItem onClick={choose(() => print(note.file))}>
            {translate(`preparation.document.${note.name}`)}
          </MenuItem>
        )}
        <MenuItem onClick={choose(() => setChoosesLabels(true))}>
          {translate('preparation.document.label')}
        </MenuItem>
        {labels.map(({ name, file }) => (
          <MenuItem key={name} onClick={choose(() => print(file))}>
            {translate(`preparation.document.${name}`)}
          </MenuItem>
        ))}
      </Menu>
      {choosesLabels && (
        <LabelDialog
          lines={preparation.lignes}
          products={products}
          onClose={() => setChoosesLabels(false)}
          onPrint={(body) => {
            setChoosesLabels(false);
            print(downloadOf(`/${prefix}/preparation/{id}/etiquette`, nameOf('label'), { path }, body));
          }}
        />
      )}
      {preview}
    </>
  );
}
