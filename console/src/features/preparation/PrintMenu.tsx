import PrintIcon from '@mui/icons-material/PrintOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { download, downloadOf } from '../../api/files.js';
import type { Product } from '../../api/types.js';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { useStoragePrefix } from '../../providers/session/prefix.js';
import { ChoiceMenu } from '../../shared/page/ChoiceMenu.js';
import { usePrinting } from '../../shared/record/usePrinting.js';
import { LabelDialog } from './LabelDialog.js';
import { type Preparation, type PrintedDocument, printedDocuments } from './prepared.js';

interface Props {
  readonly preparation: Preparation;
  readonly products: readonly Pick<Product, 'id' | 'nbUnitesBoite'>[];
}

/** Everything on paper: delivery note, labels, and for vaccines those of vials and of the container. */
export function PrintMenu({ preparation, products }: Props) {
  const translate = useTranslate();
  const prefix = useStoragePrefix();
  const [choosesLabels, setChoosesLabels] = useState(false);
  const { print, isPending, preview } = usePrinting();

  const nameOf = (what: string) => `${what}-${preparation.numeroBl}.pdf`;
  const path = { id: preparation.id };
  const choiceOf = ({ name, documentType }: PrintedDocument) => {
    const query = { documentType };
    const file = download(`/${prefix}/preparation/{id}/document`, nameOf(name), { path, query });
    return { label: translate(`preparation.document.${name}`), act: () => print(file) };
  };
  const [note, ...others] = printedDocuments(prefix, preparation);
  const labels = { label: translate('preparation.labels'), act: () => setChoosesLabels(true) };

  return (
    <>
      <ChoiceMenu
        choices={[choiceOf(note), labels, ...others.map(choiceOf)]}
        button={(opens) => (
          <Button
            variant="contained"
            startIcon={<PrintIcon />}
            loading={isPending}
            loadingPosition="start"
            {...opens}
          >
            {translate('print.print')}
          </Button>
        )}
      />
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
