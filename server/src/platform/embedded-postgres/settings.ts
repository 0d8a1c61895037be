/**
 * Passed on the command line at every start, so a cluster made by an earlier Fairground gets them too.
 * Chosen for two cores and a few gigabytes of memory.
 */
const ALWAYS = {
  listen_addresses: '127.0.0.1',
  // A socket path longer than about 100 bytes would keep PostgreSQL from starting.
  unix_socket_directories: '',
  max_connections: '60',
  shared_buffers: '256MB',
  effective_cache_size: '1GB',
  work_mem: '16MB',
  maintenance_work_mem: '128MB',
  max_wal_size: '2GB',
  wal_compression: 'on',
  random_page_cost: '1.1',
  // Many short queries share the cores; containers also give parallel plans too little shared memory.
  max_parallel_workers_per_gather: '0',
  jit: 'off',
  password_encryption: 'scram-sha-256',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // Messages are matched when a start fails.
  lc_messages: 'C',
  logging_collector: 'off',
  log_destination: 'stderr',
  log_checkpoints: 'off',
  log_lock_waits: 'on',
  // Statements and their parameters can hold passwords and personal data, which must not reach a log.
  log_min_error_statement: 'panic',
  log_parameter_max_length: '0',
}

const DURABLE = { fsync: 'on', synchronous_commit: 'on', full_page_writes: 'on' }
const FAST_BUT_LOSABLE = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }

export function settingArguments(durable: boolean): string[] {
  const settings = { ...ALWAYS, ...(durable ? DURABLE : FAST_BUT_LOSABLE) }
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}
