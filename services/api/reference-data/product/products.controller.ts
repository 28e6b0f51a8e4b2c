import { Body, Controller, Param, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ADMINISTRATORS, CONSULTS_REFERENCES } from '../../administration-support/access.js';
import type { Listing } from '../../administration-support/listing/listing.js';
import { type CreatedRecord, StatusBody } from '../../administration-support/records/record.dto.js';
import {
  CreateRoute,
  ListRoute,
  OneRoute,
  StatusRoute,
  UpdateRoute,
} from '../../administration-support/records/routes.js';
import { Access, CurrentActor } from '../../auth/access.js';
import type { Actor } from '../../auth/actor.js';
import { API } from '../../http/api.js';
import { ListPipe } from '../../http/lists/list-query.js';
import { ProductBody, ProductQuery, ProductView } from './product-record.dto.js';
import { Products } from './products.js';

@ApiTags('Products')
@Controller(`${API}/referentiel/produit`)
@Access(ADMINISTRATORS)
export class ProductsController {
  constructor(private readonly products: Products) {}

  @ListRoute('products', ProductView)
  @Access(CONSULTS_REFERENCES)
  list(@Query(ListPipe) query: ProductQuery, @CurrentActor() actor: Actor): Promise<Listing<ProductView>> {
    return this.products.list(query, actor);
  }

  @OneRoute('products', ProductView)
  @Access(CONSULTS_REFERENCES)
  one(@Param('id') id: string, @CurrentActor() actor: Actor): Promise<ProductView> {
    return this.products.one(id, actor);
  }

  @CreateRoute('products')
  create(@Body() body: ProductBody, @CurrentActor() actor: Actor): Promise<CreatedRecord> {
    return this.products.create(body, actor);
  }

  @UpdateRoute('products', ProductView)
  update(
    @Param('id') id: string | undefined,
    @Body() body: ProductBody,
    @CurrentActor() actor: Actor,
  ): Promise<ProductView> {
    return this.products.update(id, body, actor);
  }

  @StatusRoute('products', ProductView)
  setStatus(@Body() status: StatusBody, @CurrentActor() actor: Actor): Promise<ProductView> {
    return this.products.setStatus(status, actor);
  }
}
