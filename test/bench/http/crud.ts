/**
 * What the ledger is measured against: the same fridge exit, in the same service, behind the same guards and the
 * same DTO, done as plain TypeORM CRUD (UPDATE the stock, INSERT a movement, in one transaction). Under `Bench-Key`
 * the transaction also keeps the key with its answer, and a repetition is answered from there: what an
 * `Idempotency-Key` promises.
 */
import { BadRequestException, Body, Controller, Headers, HttpCode, Module, Post } from '@nestjs/common';
import { InjectDataSource, TypeOrmModule } from '@nestjs/typeorm';
import { Column, DataSource, Entity, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';
import { Access, CurrentActor } from '../../../services/api/auth/access.js';
import { FridgeExitBody } from '../../../services/api/commands/ledger/take-out-of-fridge.js';
import type { Config } from '../../../services/platform/config.js';
import { CONFIG } from '../../../services/platform/tokens.js';
import type { CentreActor } from '../../../services/reference-data/user/actor.js';

@Entity({ schema: 'bench', name: 'stock' })
export class CrudStock {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('uuid')
  centreId!: string;

  @Column('int')
  quantity!: number;
}

@Entity({ schema: 'bench', name: 'movement' })
export class CrudMovement {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Column('uuid')
  stockId!: string;

  @Column('uuid')
  centreId!: string;

  @Column('uuid')
  userId!: string;

  @Column('text')
  type!: string;

  @Column('int')
  quantity!: number;

  @Column('text', { nullable: true })
  comment!: string | null;

  @Column('timestamptz')
  date!: Date;
}

@Entity({ schema: 'bench', name: 'answered' })
export class CrudAnswered {
  @PrimaryColumn('uuid')
  userId!: string;

  @PrimaryColumn('uuid')
  key!: string;

  @Column('text')
  body!: string;

  @Column('json')
  answer!: ExitAnswer;
}

interface ExitAnswer {
  readonly id: string;
  readonly offline: false;
}

@Controller('api/admin/bench')
export class CrudController {
  constructor(@InjectDataSource('bench') private readonly dataSource: DataSource) {}

  @Post('sortieFrigo')
  @HttpCode(201)
  @Access({ centre: 'required', centreTypes: ['VACCINATION'] })
  async exit(
    @Body() body: FridgeExitBody,
    @CurrentActor() actor: CentreActor,
    @Headers('bench-key') key: string | undefined,
  ): Promise<ExitAnswer> {
    const quantity = body.quantite!;
    if (key) {
      const answered = await this.dataSource.manager.findOneBy(CrudAnswered, { userId: actor.userId, key });
      if (answered) return answered.answer;
    }
    return this.dataSource.transaction(async (manager) => {
      const taken = await manager
        .createQueryBuilder()
        .update(CrudStock)
        .set({ quantity: () => 'quantity - :taken' })
        .where('id = :id AND "centreId" = :centreId AND quantity >= :taken', {
          id: body.idLigneBl,
          centreId: actor.centre.id,
          taken: quantity,
        })
        .execute();
      if (taken.affected !== 1) throw new BadRequestException('global.error.quantityMax');
      const movement = await manager.insert(CrudMovement, {
        stockId: body.idLigneBl!,
        centreId: actor.centre.id,
        userId: actor.userId,
        type: 'SORTIE_FRIGO',
        quantity,
        comment: body.commentaire ?? null,
        date: new Date(),
      });
      const answer: ExitAnswer = { id: movement.identifiers[0]!.id as string, offline: false };
      if (key)
        await manager.insert(CrudAnswered, {
          userId: actor.userId,
          key,
          body: JSON.stringify(body),
          answer,
        });
      return answer;
    });
  }

  /** What every command of this API pays before anything is done for it. */
  @Post('nothing')
  @HttpCode(201)
  @Access({ centre: 'required', centreTypes: ['VACCINATION'] })
  answer(@Body() body: FridgeExitBody): ExitAnswer {
    return { id: body.idLigneBl!, offline: false };
  }

  @Post('seed')
  @Access({ centre: 'required', centreTypes: ['VACCINATION'] })
  async seed(@Body() body: { ids: string[] }, @CurrentActor() actor: CentreActor): Promise<void> {
    await this.dataSource.query('CREATE SCHEMA IF NOT EXISTS bench');
    await this.dataSource.synchronize();
    await this.dataSource
      .getRepository(CrudStock)
      .insert(body.ids.map((id) => ({ id, centreId: actor.centre.id, quantity: 1_000_000_000 })));
  }
}

@Module({
  imports: [
    TypeOrmModule.forRootAsync({
      name: 'bench',
      inject: [CONFIG],
      useFactory: (config: Config) => ({
        type: 'postgres' as const,
        url: config.databaseUrl,
        entities: [CrudStock, CrudMovement, CrudAnswered],
        // The ledger's command path has two connections; CRUD gets what it makes use of.
        extra: { max: 16 },
      }),
    }),
  ],
  controllers: [CrudController],
})
export class CrudModule {}
