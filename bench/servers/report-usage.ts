/** Preloaded into every server under measurement, whoever wrote it: tells its parent what CPU and memory the process uses. */
process.on('message', () => process.send?.({ ...process.cpuUsage(), ...process.memoryUsage() }))
// Whoever measured has died: nothing is left running.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'))
process.channel?.unref()
