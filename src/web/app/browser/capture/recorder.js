/**
 * Records the microphone. Each second's piece is stored as it comes: when the browser is killed, everything but the last
 * second is on this device.
 */
import { changeWaiting, discard, newEntry, recordingLock } from '../outbox/outbox.js'
import { addEntry, addPiece, readRecording } from '../outbox/outbox-store.js'
import { keepFiles } from '../people/files.js'

const pieceMs = 1000
/** A microphone that stays silent this long was taken by a call. */
const muteMs = 2000

export const canRecord = () => Boolean(navigator.mediaDevices?.getUserMedia) && 'MediaRecorder' in window

/** Safari says it can record WebM, and plays it badly: there MP4 comes first. */
function chooseType() {
  const isSafari = /^((?!chrome|android|crios|fxios|edg).)*safari/i.test(navigator.userAgent)
  const types = ['audio/webm;codecs=opus', 'audio/webm', 'audio/mp4']
  return (isSafari ? types.reverse() : types).find((type) => MediaRecorder.isTypeSupported(type))
}

/**
 * @param {{ level: (level: number) => void, time: (seconds: number) => void, failed: (error: unknown, pieces: ArrayBuffer[]) => void,
 *   ended: (id: string | null) => void, fields: () => { connectionId: string, who: string, others: string[], text: string } }} on
 * @param {{ connectionId: string, who: string, others: string[] }} about whom it is about, as far as that is chosen: known also if this page is left
 * @returns {Promise<{ id: string, stop: () => void }>}
 */
export async function startRecording(on, about) {
  const stream = await navigator.mediaDevices.getUserMedia({ audio: true })
  const mimeType = chooseType()
  const recorder = new MediaRecorder(stream, mimeType ? { mimeType } : {})
  const mediaType = mimeType ?? 'audio/webm'
  const entry = newEntry({ state: 'recording', kind: 'voice_memo', mediaType, ...about })
  const releaseLock = await holdLock(recordingLock(entry.id))
  try {
    await addEntry(entry)
  } catch (error) {
    for (const track of stream.getTracks()) track.stop()
    releaseLock()
    throw error
  }
  const stopMeter = meter(stream, on.level)
  const letSleep = stayAwake()
  const startedAt = performance.now()
  const clock = setInterval(() => on.time((performance.now() - startedAt) / 1000), 250)
  let writing = Promise.resolve()
  let count = 0
  const away = new AbortController()
  /** @type {ArrayBuffer[]} What could not be stored. */
  const unsaved = []
  /** @type {unknown} */
  let failure = null

  const stop = () => {
    if (recorder.state !== 'inactive') recorder.stop()
  }
  recorder.ondataavailable = ({ data }) => {
    if (data.size === 0) return
    const number = count++
    writing = writing.then(async () => {
      const bytes = await data.arrayBuffer()
      if (failure) return void unsaved.push(bytes)
      await addPiece(entry.id, number, bytes).catch((error) => {
        failure = error
        unsaved.push(bytes)
        stop()
      })
    })
  }
  recorder.onstop = async () => {
    clearInterval(clock)
    stopMeter()
    letSleep()
    for (const track of stream.getTracks()) track.stop()
    away.abort()
    await writing
    await finish().catch(() => {})
    releaseLock()
  }
  async function finish() {
    const pieces = await readRecording(entry.id)
    if (failure) return on.failed(failure, [...pieces, ...unsaved])
    if (pieces.length === 0) {
      await discard(entry.id)
      return on.ended(null)
    }
    /** @type {Partial<import('../outbox/outbox-store.js').Entry>} */
    const done = { state: 'waiting', mediaType: recorder.mimeType || entry.mediaType, ...on.fields() }
    await keepFiles((files) => changeWaiting(entry.id, done, files)).catch(() => changeWaiting(entry.id, done))
    on.ended(entry.id)
  }
  recorder.onpause = stop
  recorder.onerror = stop
  stopWhenTaken(stream, stop)
  const flush = () => recorder.state === 'recording' && recorder.requestData()
  document.addEventListener('visibilitychange', flush, { signal: away.signal })
  recorder.start(pieceMs)
  void navigator.storage?.persist?.()
  return { id: entry.id, stop }
}

/** Held while this tab records: another tab leaves the entry alone. @param {string} name @returns {Promise<() => void>} */
function holdLock(name) {
  return new Promise((resolve) => {
    if (!navigator.locks) return resolve(() => {})
    void navigator.locks.request(name, () => new Promise((release) => resolve(() => release(undefined))))
  })
}

/** A call or a lost microphone ends the recording; what there is stays. @param {MediaStream} stream @param {() => void} stop */
function stopWhenTaken(stream, stop) {
  for (const track of stream.getAudioTracks()) {
    let timer = 0
    track.onended = stop
    track.onmute = () => {
      timer = window.setTimeout(stop, muteMs)
    }
    track.onunmute = () => clearTimeout(timer)
  }
}

/** @param {MediaStream} stream @param {(level: number) => void} show */
function meter(stream, show) {
  const audio = new AudioContext()
  const analyser = audio.createAnalyser()
  analyser.fftSize = 512
  audio.createMediaStreamSource(stream).connect(analyser)
  const samples = new Float32Array(analyser.fftSize)
  // A finger that still presses counts as a press only when it lifts; until then, phones keep the sound away.
  addEventListener('pointerup', () => void audio.resume().catch(() => {}), { once: true })
  const timer = setInterval(() => {
    analyser.getFloatTimeDomainData(samples)
    const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length
    show(Math.min(1, Math.sqrt(power) * 4))
  }, 80)
  return () => {
    clearInterval(timer)
    void audio.close()
  }
}

/** Keeps the screen on. */
function stayAwake() {
  const lock = navigator.wakeLock?.request('screen').catch(() => null)
  return () => void lock?.then((sentinel) => sentinel?.release())
}
