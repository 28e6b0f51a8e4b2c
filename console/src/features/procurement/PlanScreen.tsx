import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { FormProvider, useForm, useFormContext } from 'react-hook-form';
import { useLocation } from 'react-router';
import { useFormRead } from '../../api/queries.js';
import type { Product } from '../../api/types.js';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { useProducts } from '../../providers/reference/reference-lists.js';
import { useSession } from '../../providers/session/SessionProvider.js';
import { FieldRow } from '../../shared/form/FieldRow.js';
import { FormWeek } from '../../shared/form/fields/FormWeek.js';
import { EmptyState } from '../../shared/page/EmptyState.js';
import { LinkButton } from '../../shared/page/LinkButton.js';
import { NotLoaded } from '../../shared/page/Loaded.js';
import { Page } from '../../shared/page/Page.js';
import { Panel } from '../../shared/page/Panel.js';
import { FormCentre } from '../../shared/pickers/FormCentre.js';
import { FormProduct } from '../../shared/pickers/FormProduct.js';
import { ScanBar } from '../../shared/scan/ScanBar.js';
import { useScannedProduct } from '../../shared/scan/useScannedProduct.js';
import { space } from '../../theme/tokens.js';
import { currentWeek, isOver, mayPlan, plannedCentres } from './allocation.js';
import { PlanForm } from './PlanForm.js';

interface Choice {
  readonly week: string | null;
  readonly centre: string | null;
  readonly product: string | null;
}

/** The week that the list showed. */
const weekIn = (state: unknown): string | undefined =>
  typeof state === 'object' && state !== null && 'weekRange' in state && typeof state.weekRange === 'string'
    ? state.weekRange
    : undefined;

/** Five weeks of a centre and a product, from a week on that is not over. */
export default function PlanScreen() {
  const translate = useTranslate();
  const session = useSession();
  const asked = weekIn(useLocation().state);
  const form = useForm<Choice>({
    defaultValues: {
      week: asked && !isOver(asked, session.zone) ? asked : currentWeek(session.zone),
      centre: null,
      product: null,
    },
  });
  const { week, centre, product: productId } = form.watch();
  const { data, isPending } = useProducts();
  const offered = data?.filter(({ actif }) => actif);
  const product = useChosen(productId, offered);
  const products = product && !offered?.includes(product) ? [...(offered ?? []), product] : offered;
  const [hasChanges, setHasChanges] = useState(false);
  const isChosen = week !== null && centre !== null && product !== undefined;
  const weeks = useFormRead(
    '/vaccination/approvisionnement/semaines',
    { query: { idCentre: centre, idProduit: productId, debutSemaine: week } as never },
    { enabled: isChosen, refetchOnWindowFocus: false },
  );
  const title = translate('procurement.addTitle');

  if (!mayPlan(session))
    return (
      <Page title={title}>
        <EmptyState
          inPanel
          title={translate('procurement.chooseCentre')}
          action={
            <LinkButton to="/procurements" variant="outlined">
              {translate('action.back')}
            </LinkButton>
          }
        />
      </Page>
    );

  return (
    <Page title={title}>
      <FormProvider {...form}>
        <PlanChoice products={products} isLoading={isPending} isLocked={hasChanges} />
      </FormProvider>
      {!isChosen ? (
        <Typography color="textSecondary">{translate('procurement.choose')}</Typography>
      ) : weeks.data ? (
        <PlanForm
          key={`${centre} ${productId} ${week}`}
          weeks={weeks.data}
          planKey={{ centreId: centre, productId: product.id }}
          product={product as never}
          isNew
          onChanges={setHasChanges}
        />
      ) : (
        <Panel sx={{ maxWidth: { md: space.largeForm } }}>
          <NotLoaded read={weeks} rows={5} height={44} />
        </Panel>
      )}
    </Page>
  );
}

/**
 * The product that was chosen, also once it is offered no longer: the products that all screens share are read again
 * now and then, and what was typed for this one stays.
 */
function useChosen(id: string | null, offered: readonly Product[] | undefined): Product | undefined {
  const chosen = useRef<Product>(undefined);
  chosen.current = [...(offered ?? []), chosen.current].find((product) => product?.id === id);
  return chosen.current;
}

interface ChoiceProps {
  readonly products: readonly Product[] | undefined;
  readonly isLoading: boolean;
  /** Something was typed for these weeks. */
  readonly isLocked: boolean;
}

/** Which weeks are planned: from when on, of which centre and product. */
function PlanChoice({ products, isLoading, isLocked }: ChoiceProps) {
  const translate = useTranslate();
  const { centre } = useSession();
  const form = useFormContext<Choice>();
  const scanning = useScannedProduct(
    products,
    (id) => form.setValue('product', id),
    (id) => isLocked && id !== form.getValues('product'),
  );
  const locked = isLocked ? { disabled: true, help: translate('procurement.saveFirst') } : {};
  return (
    <Panel flush sx={{ maxWidth: { md: space.largeForm }, mb: 5 }}>
      <ScanBar scanning={scanning} hint={translate('scan.hintProduct')} />
      <Box sx={{ display: 'grid', gap: 4, p: { xs: 4, md: 5 } }}>
        <FormWeek name="week" label={translate('procurement.firstWeek')} required {...locked} />
        <FieldRow>
          <FormCentre
            name="centre"
            label={translate('field.vaccinationCentre')}
            required
            centres={plannedCentres(centre)}
            disabled={isLocked}
          />
          <FormProduct
            name="product"
            required
            products={products ?? []}
            loading={isLoading}
            disabled={isLocked}
          />
        </FieldRow>
      </Box>
    </Panel>
  );
}
