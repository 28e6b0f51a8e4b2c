import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { Failure, FieldError, GlobalError, ValidationFailure } from '../errors/failure.dto.js';
import { documentCommonParts } from './common-parts.js';

const DESCRIPTION = `Event-sourced stock ledger for vaccines and medical products.

Sign in with \`POST /api/admin/auth/login\`, send the token as \`Authorization: Bearer …\` and the selected centre as
\`X-Centre-Id\`. Quantities are whole packages, instants ISO 8601 with an offset, calendar dates \`YYYY-MM-DD\`.`;

const DOCS_PATH = 'api/docs';

/** The document of everything that is served; UI at /api/docs, JSON at /api/docs-json. */
export function createOpenApiDocument(app: NestFastifyApplication): OpenAPIObject {
  const outline = new DocumentBuilder()
    .setTitle('Vaccine stock ledger')
    .setDescription(DESCRIPTION)
    .setVersion('1')
    .addBearerAuth({
      type: 'http',
      scheme: 'bearer',
      bearerFormat: 'JWT',
      description: 'Token of the sign-in.',
    })
    .build();
  const document = SwaggerModule.createDocument(app, outline, {
    extraModels: [Failure, ValidationFailure, GlobalError, FieldError],
    operationIdFactory: (controller, method) => `${controller.replace(/Controller$/, '')}_${method}`,
  });
  return documentCommonParts(document);
}

export function serveOpenApi(app: NestFastifyApplication): void {
  // Made when it is first asked for: most processes are never asked.
  SwaggerModule.setup(DOCS_PATH, app, () => createOpenApiDocument(app), {
    customSiteTitle: 'Vaccine stock ledger: API',
    // A token that is typed there is forgotten with the page.
    swaggerOptions: { persistAuthorization: false, displayRequestDuration: true },
  });
}
