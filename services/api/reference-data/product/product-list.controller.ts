import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { Access } from '../../auth/access.js';
import { API } from '../../http/api.js';
import { ProductDto } from './product.dto.js';
import { Product } from './product.entity.js';

@ApiTags('Reference lists')
@Controller(`${API}/referentiel/liste/produit`)
export class ProductListController {
  constructor(@InjectRepository(Product) private readonly products: Repository<Product>) {}

  @Get()
  @Access({ centre: 'none' })
  @ApiOperation({ summary: 'Products to choose from: the active ones, by name' })
  @ApiOkResponse({ type: [ProductDto] })
  async list(): Promise<ProductDto[]> {
    const found = await this.products.find({ where: { active: true }, order: { commercialName: 'ASC' } });
    return found.map(ProductDto.of);
  }
}
