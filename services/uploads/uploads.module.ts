import { Inject, Module, type OnApplicationShutdown } from '@nestjs/common';
import { FileThreads } from './file-threads.js';

/** Threads in which the api reads what users send. */
@Module({
  providers: [{ provide: FileThreads, useFactory: () => new FileThreads() }],
  exports: [FileThreads],
})
export class UploadsModule implements OnApplicationShutdown {
  constructor(@Inject(FileThreads) private readonly threads: FileThreads) {}

  onApplicationShutdown(): Promise<void> {
    return this.threads.close();
  }
}
